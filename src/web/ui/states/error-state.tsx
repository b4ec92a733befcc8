import type { ReactNode } from "react";
import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { Button, LinkButton } from "../forms/button.tsx";
import pageStructureStyles from "../structure/page-structure.module.css";
import textStyles from "../text/text.module.css";
import styles from "./error-state.module.css";

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
  const texts = useInterfaceTexts();
  return (
    <div className={styles.errorState} role="alert">
      <h2 className={pageStructureStyles.subheading}>{title}</h2>
      {children && <div className={textStyles.soft}>{children}</div>}
      {reference && <p className={textStyles.small}>{texts.reference(reference)}</p>}
      {(onRetry || link) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="ink" small busy={retrying} onClick={onRetry}>
              {texts.retry}
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
