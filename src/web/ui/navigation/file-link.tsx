import type { MouseEvent, ReactNode } from "react";
import { explainWithinWechat } from "../../platform/device/explain-within-wechat.ts";

const explain = (event: MouseEvent): void => {
  if (explainWithinWechat()) event.preventDefault();
};

interface FileLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a link to a file that the server makes; within WeChat, which would show nothing, it says how to download it. */
export const FileLink = ({ href, className, children }: FileLinkProps) => (
  <a className={className} download="" href={href} onClick={explain}>
    {children}
  </a>
);
