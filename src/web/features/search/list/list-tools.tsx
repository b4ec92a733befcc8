import { formatNumber } from "#domain/format.ts";
import type { Sort } from "#domain/search/filters.ts";
import { searchZh, sortNames } from "#texts/search/search.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "#web/ui/states/block-render-until-loaded.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { ListAnswer, ListScope } from "./list-scope.ts";
import styles from "./list-tools.module.css";

/** Formats the name of the filters with the number of those in force: 筛选 8. */
export const formatFilters = (conditions: number): string =>
  conditions > 0 ? `${searchZh.filters} ${conditions}` : searchZh.filters;

interface ListToolsProps {
  scope: ListScope;
  answer: ListAnswer;
  /** The addresses of rows and map, where the list has a map. */
  mapSwitch: { isShown: boolean; href: string; mapHref: string } | undefined;
  onSort: (sort: Sort) => void;
}

/** Renders the line above the rows: how many there are, the switch of the map where it does not stand beside, the order. */
export function ListTools({ scope, answer, mapSwitch, onSort }: ListToolsProps) {
  const { effective, total } = answer;
  return (
    <div className={styles.tools}>
      <h2 aria-live="polite" className={styles.total}>
        {formatNumber(total)} {searchZh.total[scope.kind]}
        {scope.kind === "venue" && effective.people > 0 && total > 0 && <small>{searchZh.fits}</small>}
      </h2>
      {mapSwitch && <MapSwitch {...mapSwitch} />}
      <SortSelect
        hasPlace={effective.distanceFrom !== undefined}
        hasPosition={scope.searchContext.lng !== undefined}
        hasSum={effective.hasSum ?? false}
        onSort={onSort}
        value={effective.filters.sort}
      />
      <BlockRenderUntilLoaded id="list-tools" />
    </div>
  );
}

/** Renders 列表 | 地图: a link to the other one, all that a phone shows, beside the name of this one. */
function MapSwitch({ isShown, href, mapHref }: NonNullable<ListToolsProps["mapSwitch"]>) {
  const link = (
    <Link className={styles.half} href={isShown ? href : mapHref} resetScroll={false}>
      {isShown ? searchZh.list : searchZh.map}
    </Link>
  );
  return (
    <div className={styles.mapSwitch}>
      {isShown && link}
      <span className={styles.half}>{isShown ? searchZh.map : searchZh.list}</span>
      {!isShown && link}
    </div>
  );
}

interface SortSelectProps {
  value: Sort;
  /** The list is searched around a place: it is sorted by the distance from there unless another order is chosen. */
  hasPlace: boolean;
  /** The visitor's position is known. */
  hasPosition: boolean;
  /** The list says what the event costs in all. */
  hasSum: boolean;
  onSort: (sort: Sort) => void;
}

function SortSelect({ value, hasPlace, hasPosition, hasSum, onSort }: SortSelectProps) {
  const isHidden = (sort: number) => (sort >= 6 && !hasSum) || (hasPlace ? sort === 0 : sort === 4 && !hasPosition);
  return (
    <label className={classNames(textStyles.caret, styles.sort)}>
      <span className={textStyles.visuallyHidden}>{searchZh.sort}</span>
      <select onChange={(event) => onSort(Number(event.target.value) as Sort)} value={value}>
        {sortNames.map((name, sort) =>
          isHidden(sort) ? null : (
            <option key={name} value={sort}>
              {name}
            </option>
          ),
        )}
      </select>
    </label>
  );
}
