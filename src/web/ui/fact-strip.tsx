import { classNames } from "./class-names.ts";
import { Figure } from "./figure.tsx";

export interface Fact {
  label: string;
  /** Formatted; absent means unknown. */
  value: string | undefined;
  unit?: string;
  /** The quantity that the visitor filters by; highlighted. */
  mine?: boolean;
  /** The price, at the right end. */
  price?: boolean;
}

/** The facts of a list row in fixed columns: five on the desktop, three on the phone. */
export function FactStrip({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={classNames("facts", className)}>
      {facts.map(({ label, value, unit, mine, price }) => (
        <div key={label} className={classNames(mine && "me", price && "pr")}>
          <dt>{label}</dt>
          <Figure as="dd" value={value} unit={unit} />
        </div>
      ))}
    </dl>
  );
}
