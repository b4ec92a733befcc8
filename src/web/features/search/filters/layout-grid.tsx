import { type LayoutId, layouts } from "#domain/space/layouts.ts";
import { LayoutIcon } from "#web/ui/drawing/layout-icon.tsx";
import layoutPickerStyles from "#web/ui/forms/layout-picker.module.css";

interface LayoutGridProps {
  /** 0: any. */
  value: LayoutId | 0;
  /** Called with the selected layout; 0 when the selected one is pressed again. */
  onLayout: (layout: LayoutId | 0) => void;
}

/** Renders the layouts as buttons with their icons. */
export function LayoutGrid({ value, onLayout }: LayoutGridProps) {
  return (
    <div className={layoutPickerStyles.layoutPicker}>
      {layouts.map(({ id, key, name }) => (
        <button aria-pressed={value === id} key={id} onClick={() => onLayout(value === id ? 0 : id)} type="button">
          <LayoutIcon layout={key} />
          {name}
        </button>
      ))}
    </div>
  );
}
