import { searchZh } from "#texts/search/search.zh.ts";
import { useIsWindowWide } from "#web/platform/device/use-is-window-wide.ts";
import textStyles from "#web/ui/text/text.module.css";
import { FilterFields, type FilterProps } from "./filter-fields.tsx";

/** From this width (em) on the filters stand next to the rows, as in `list-frame.module.css`. */
const shownFrom = 62.5;

/**
 * Renders the filters next to a list. They do nothing before the page has started, and a phone has them in its sheet alone: until then,
 * and in narrow windows, their first title stands for them.
 */
export function FilterRail({ className, ...filters }: Omit<FilterProps, "look"> & { className: string | undefined }) {
  const isShown = useIsWindowWide(shownFrom);
  return (
    <aside aria-label={searchZh.filters} className={className} data-fills>
      <h2 className={textStyles.visuallyHidden}>{searchZh.filters}</h2>
      {isShown ? (
        <FilterFields {...filters} look="rail" />
      ) : (
        <div>
          <h3>{searchZh.meeting}</h3>
        </div>
      )}
    </aside>
  );
}
