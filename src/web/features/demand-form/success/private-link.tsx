import { lazy, Suspense } from "react";
import type { PrivateLinkProps } from "./private-link-panel.tsx";
import styles from "./demand-success.module.css";

const PrivateLinkPanel = lazy(async () => ({ default: (await import("./private-link-panel.tsx")).PrivateLinkPanel }));

/** Renders the private link once its code is here; the page shows the rest before. */
export const PrivateLink = (props: PrivateLinkProps) => (
  <Suspense fallback={<div className={styles.linkPlace} />}>
    <PrivateLinkPanel {...props} />
  </Suspense>
);
