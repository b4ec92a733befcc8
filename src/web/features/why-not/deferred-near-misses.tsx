import { createDeferredCode, Deferred } from "../../platform/lazy-loading/deferred.tsx";
import type { NearMissesProps } from "./near-misses.tsx";
import styles from "./near-misses.module.css";

const code = createDeferredCode(async () => (await import("./near-misses.tsx")).NearMisses);

/** Shows the near misses of a list, as the server rendered them: a list that has enough rows loads nothing of them. */
export const DeferredNearMisses = (props: NearMissesProps) => (
  <section aria-labelledby="near-misses" className={styles.nearMisses}>
    <Deferred code={code} props={props} />
  </section>
);
