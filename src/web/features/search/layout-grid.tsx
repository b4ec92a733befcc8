import { type LayoutId, layouts } from "../../../domain/space/layout.ts";
import { LayoutIcon } from "../../ui/layout-icon.tsx";

interface LayoutGridProps {
  /** 0: any. */
  value: LayoutId | 0;
  /** Choosing the chosen one again gives 0. */
  onLayout: (layout: LayoutId | 0) => void;
}

/** The eight layouts as drawings to choose from. */
export function LayoutGrid({ value, onLayout }: LayoutGridProps) {
  return (
    <div className="lays">
      {layouts.map(({ id, key, name }) => (
        <button
          aria-pressed={value === id}
          className={value === id ? "on" : undefined}
          key={id}
          onClick={() => onLayout(value === id ? 0 : id)}
          type="button"
        >
          <LayoutIcon layout={key} />
          {name}
        </button>
      ))}
    </div>
  );
}
