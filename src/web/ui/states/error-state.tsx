import type { ReactNode } from "react";
import { Button, LinkButton } from "../forms/button.tsx";

export interface ErrorStateProps {
  title: string;
  /** What to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** A link to leave by, such as the home page. */
  link?: { href: string; label: string };
  /** Id under which the error was logged. */
  reference?: string;
}

/** Shown when something failed: what happened, what to do, and a retry button. */
export function ErrorState({ title, children, onRetry, retrying, link, reference }: ErrorStateProps) {
  return (
    <div className="fault" role="alert">
      <h2 className="h2s">{title}</h2>
      {children && <div className="soft">{children}</div>}
      {reference && <p className="small">{`编号 ${reference}`}</p>}
      {(onRetry || link) && (
        <div className="acts">
          {onRetry && (
            <Button variant="ink" small busy={retrying} onClick={onRetry}>
              重试
            </Button>
          )}
          {link && (
            <LinkButton small href={link.href}>
              {link.label}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
