import { getLayoutByKey, type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { LayoutIcon } from "#web/ui/drawing/layout-icon.tsx";
import { SelectChip } from "#web/ui/forms/select-chip.tsx";

const options = layouts.map(({ key, name }) => ({ value: key, text: name }));

/** Renders the layout as a chip with a native `<select>` laid over it. */
export function LayoutSelect({ value, onValue }: { value: LayoutKey; onValue: (layout: LayoutKey) => void }) {
  return (
    <SelectChip label={venueZh.board.layout} name="layout" on onValue={onValue} options={options} value={value}>
      <LayoutIcon layout={value} />
      <span aria-hidden="true">{getLayoutByKey(value).name}</span>
    </SelectChip>
  );
}
