import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { whenNearAndOnline } from "#web/platform/lazy-loading/when-near-and-online.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import type { SpaceEstimateProps } from "./space-estimate.tsx";
import styles from "./space-estimate.module.css";

/**
 * Renders what the event costs in this space: its heading and a link to the whole budget at once, the sums, whose code loads
 * when they come near, in the place that is reserved for them.
 * `note` is what stands before them.
 */
export function LazySpaceEstimate({ note, ...props }: SpaceEstimateProps & { note: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [Estimate, setEstimate] = useState<ComponentType<SpaceEstimateProps>>();
  useEffect(() => {
    if (!container.current) return;
    return whenNearAndOnline(container.current, () => {
      void import("./space-estimate.tsx").then(
        ({ SpaceEstimate }) => setEstimate(() => SpaceEstimate),
        () => undefined,
      );
    });
  }, []);
  return (
    <section className={classNames(pageStructureStyles.section, styles.estimate)} id="estimate">
      <h2 className={pageStructureStyles.subheading}>{spaceZh.estimate.title}</h2>
      {note}
      {Estimate ? (
        <Estimate {...props} />
      ) : (
        <div className={styles.reserved} data-fills ref={container}>
          <p>
            <Link href={props.href}>{spaceZh.estimate.full}</Link>
          </p>
        </div>
      )}
    </section>
  );
}
