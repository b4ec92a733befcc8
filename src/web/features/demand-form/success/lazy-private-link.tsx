import { lazy, Suspense } from "react";
import type { PrivateLinkProps } from "./private-link.tsx";
import styles from "./demand-success.module.css";

const PrivateLink = lazy(async () => ({ default: (await import("./private-link.tsx")).PrivateLink }));

/** Renders the private link once its code is here; the page shows the rest before. */
export const LazyPrivateLink = (props: PrivateLinkProps) => (
  <Suspense fallback={<div className={styles.linkPlace} />}>
    <PrivateLink {...props} />
  </Suspense>
);
