import { type ComponentType, useEffect, useState } from "react";
import { isStored } from "../../platform/storage/persisted-state.ts";
import { seenStates } from "../../platform/storage/seen-states.ts";
import { classNames } from "../text/class-names.ts";
import pageStructureStyles from "../structure/page-structure.module.css";
import styles from "./continue-strip.module.css";

interface ContinueStripProps {
  /** It stands in a column that has its own margins. */
  inset?: boolean;
}

/**
 * Renders one line of what a visitor can go on with on this device: a begun form, the last search, the venues and spaces that were
 * opened. Its height is reserved before the first paint where there is something (`data-seen`), so that nothing moves; its code is
 * loaded only then.
 */
export function ContinueStrip({ inset }: ContinueStripProps) {
  const [Line, setLine] = useState<ComponentType>();
  useEffect(() => {
    if (!seenStates.some(isStored)) return;
    import("./continue-line.tsx").then(
      ({ ContinueLine }) => setLine(() => ContinueLine),
      // Without network the line stays empty.
      () => undefined,
    );
  }, []);
  return (
    <div className={classNames(!inset && pageStructureStyles.page, styles.strip)} data-restores={seenStates.join(" ")}>
      {Line && <Line />}
    </div>
  );
}
