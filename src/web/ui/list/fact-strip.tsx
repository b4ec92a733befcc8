import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { classNames } from "../text/class-names.ts";
import styles from "./fact-strip.module.css";

export interface Fact {
  label: string;
  /** Formatted; absent means unknown. */
  value: string | undefined;
  unit?: string;
  /** The quantity that the visitor filters by; highlighted. */
  highlighted?: boolean;
  /** The price, at the right end. */
  price?: boolean;
}

/** The facts of a list row in fixed columns: five on the desktop, three on the phone. */
export function FactStrip({ facts, className }: { facts: Fact[]; className?: string }) {
  const { unknown } = useInterfaceTexts();
  return (
    <dl className={classNames(styles.factStrip, facts.length === 6 && styles.ofSix, className)}>
      {facts.map(({ label, value, unit, highlighted, price }) => (
        <div key={label} className={classNames(highlighted && styles.highlighted, price && styles.price)}>
          <dt>{label}</dt>
          {value === undefined ? (
            <dd className={styles.unknown}>{unknown}</dd>
          ) : (
            <dd>
              {value}
              {unit && <small>{unit}</small>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
