import { classNames } from "../text/class-names.ts";
import { Figure } from "../text/figure.tsx";
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
  return (
    <dl className={classNames(styles.factStrip, className)}>
      {facts.map(({ label, value, unit, highlighted, price }) => (
        <div key={label} className={classNames(highlighted && styles.highlighted, price && styles.price)}>
          <dt>{label}</dt>
          <Figure as="dd" value={value} unit={unit} />
        </div>
      ))}
    </dl>
  );
}
