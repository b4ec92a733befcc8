import { formatNumber } from "#domain/format.ts";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { ListFacets, ListFilters } from "../list/trim-filters.ts";
import { layouts, type LayoutId } from "#domain/space/layouts.ts";
import {
  type BitsFilter,
  type BitsKey,
  bitsFilters,
  boundFields,
  type FilterKey,
  type BoundFilter,
  boundFilters,
  hasFilter,
  type ListKind,
  type ListQuery,
} from "#domain/search/filters.ts";
import { budgetKinds, type BudgetKind, type Budget, type FilterChange } from "../list/budget.ts";
import { budgetZh, filterZh, unitZh } from "#texts/search/filter.zh.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { Chip } from "#web/ui/forms/chip.tsx";
import { Select } from "#web/ui/forms/field.tsx";
import { NumberInput } from "#web/ui/forms/number-input.tsx";
import { CheckOption } from "#web/ui/forms/check-option.tsx";
import { LayoutGrid } from "./layout-grid.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import chipStyles from "#web/ui/forms/chip.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./filter-fields.module.css";
import { withoutComposingKeys } from "#web/platform/device/without-composing-keys.ts";

export interface FilterProps {
  kind: ListKind;
  /** The filters in force, those of the sentence among them. */
  query: ListQuery;
  /** Names of several regions that the sentence names, of which a list shows any. */
  regionNames: readonly string[];
  filters: Pick<ListFilters, "regions" | BitsFilter["facet"]>;
  facets: Pick<ListFacets, BitsFilter["facet"]>;
  /** The budget in all or a head, which is no group of the address; absent where the list has none. */
  budget?: Budget;
  /** Called with the changed filters; the rail applies them at once, the sheet holds them as a draft. */
  onChange: (change: FilterChange) => void;
  /** ListFilters that the list does not offer. */
  without?: readonly FilterKey[];
  /** Checkboxes next to the list, or chips for touch. */
  look: "rail" | "sheet";
}

/** How many options of a group are shown before 其余. */
const shownAtFirst: Record<BitsKey, number> = { types: 5, stars: 5, features: 7 };

/** Renders every filter of a list, in the order in which planners decide. */
export function FilterFields(props: FilterProps) {
  const { kind, query, filters, regionNames, onChange: set, look, without = [] } = props;
  return (
    <>
      <Group look={look} title={look === "rail" ? searchZh.meeting : undefined}>
        <div className={look === "sheet" ? styles.fieldPairs : styles.railFields}>
          {boundFilters.map((filter) => {
            if (!hasFilter(kind, filter)) return null;
            const { key } = filter;
            if (key === "price" && props.budget) return <BudgetField {...props} budget={props.budget} key={key} />;
            const label = filterZh[key].field;
            return (
              <BoundField
                filter={filter}
                key={key}
                label={label}
                look={look}
                onBound={(bound) => set({ [key]: bound })}
                value={query[key]}
              />
            );
          })}
          {look === "rail" && <LayoutSelect onLayout={(layout) => set({ layout })} value={query.layout} />}
        </div>
      </Group>
      {look === "sheet" && (
        <Group look={look} title={filterZh.layout.field}>
          <LayoutGrid onLayout={(layout) => set({ layout })} value={query.layout} />
        </Group>
      )}
      {!without.includes("region") && (
        <Group look={look} title={filterZh.region.field}>
          <RegionSelect
            filters={filters}
            names={regionNames}
            onRegion={(region) => set({ region })}
            value={query.region}
          />
        </Group>
      )}
      {bitsFilters
        .filter(({ key }) => !without.includes(key))
        .map((filter) => (
          <CheckboxGroup {...props} filter={filter} key={filter.key} />
        ))}
    </>
  );
}

function Group({ title, look, children }: { title: string | undefined; look: "rail" | "sheet"; children: ReactNode }) {
  return (
    <div className={look === "sheet" ? styles.sheetGroup : undefined}>
      {title && <h3>{title}</h3>}
      {children}
    </div>
  );
}

const quantityKinds = { people: "people", yuan: "money", m2: "measure", dm: "measure" } as const;

interface BoundFieldProps extends Pick<FilterProps, "look"> {
  filter: BoundFilter;
  label: string;
  /** The bound in force in stored units, 0 for none. */
  value: number;
  onBound: (bound: number) => void;
}

/** Renders a number filter. The rail applies it on blur or Enter, the sheet on each change. Height is entered in metres. */
function BoundField({ filter, label, value: bound, onBound, look }: BoundFieldProps) {
  const { scale, max } = boundFields[filter.unit];
  const stored = bound ? bound / scale : undefined;
  const [draft, setDraft] = useState<{ of: number | undefined; value: number | undefined }>({
    of: stored,
    value: stored,
  });
  const value = draft.of === stored ? draft.value : stored;
  // A text that cannot be read changes nothing; the field says so.
  const apply = (next: number | undefined) => !Number.isNaN(next) && onBound(Math.round((next ?? 0) * scale));
  return (
    <NumberInput
      enterKeyHint="done"
      kind={quantityKinds[filter.unit]}
      label={label}
      max={max}
      onBlur={() => look === "rail" && value !== stored && apply(value)}
      onKeyDown={withoutComposingKeys((event: KeyboardEvent) => {
        if (event.key === "Enter" && look === "rail") apply(value);
      })}
      onValue={(next) => {
        setDraft({ of: stored, value: next });
        if (look === "sheet") apply(next);
      }}
      small={look === "rail"}
      unit={unitZh[filter.unit]}
      value={value}
    />
  );
}

const priceFilter = boundFilters.find(({ key }) => key === "price")!;

/** Renders the budget: of the hire of a day, of the event in all, or a head. One of them holds, and keeps its amount when it becomes another. */
function BudgetField({ query, budget, look, onChange }: FilterProps & { budget: Budget }) {
  const amounts = { price: query.price, sum: budget.sum ?? 0, head: budget.head ?? 0 };
  const [chosen, setChosen] = useState<BudgetKind>();
  const kind = chosen ?? budgetKinds.find((one) => amounts[one] > 0) ?? "price";
  const set = (of: BudgetKind, yuan: number) => onChange({ price: 0, sum: undefined, head: undefined, [of]: yuan });
  return (
    <>
      <Select
        label={budgetZh.field}
        onChange={(event) => {
          const next = event.target.value as BudgetKind;
          setChosen(next);
          if (amounts[kind] > 0) set(next, amounts[kind]);
        }}
        small={look === "rail"}
        value={kind}
      >
        {budgetKinds.map((one) => (
          <option key={one} value={one}>
            {budgetZh[one].kind}
          </option>
        ))}
      </Select>
      <BoundField
        filter={priceFilter}
        key={kind}
        label={budgetZh[kind].field}
        look={look}
        onBound={(yuan) => set(kind, yuan)}
        value={amounts[kind]}
      />
    </>
  );
}

function LayoutSelect({ value, onLayout }: { value: number; onLayout: (layout: LayoutId | 0) => void }) {
  return (
    <Select
      label={filterZh.layout.field}
      onChange={(event) => onLayout(Number(event.target.value) as LayoutId | 0)}
      small
      value={value}
    >
      <option value={0}>{searchZh.anyLayout}</option>
      {layouts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Value of the option that stands for the several regions of the sentence. */
const severalRegions = "several";

/** Returns of all regions the chosen one alone. */
const filterChosen = (kinds: ListFilters["regions"], value: string | undefined): ListFilters["regions"] =>
  kinds.map((kind) => ({ ...kind, options: kind.options.filter(({ id }) => id === value) }));

function RegionSelect(props: {
  value: string | undefined;
  names: readonly string[];
  filters: Pick<ListFilters, "regions">;
  onRegion: (region: string | undefined) => void;
}) {
  const { value, names, filters, onRegion } = props;
  const hasSeveral = value === undefined && names.length > 1;
  // A city has some 280 regions, as many elements as half a list: they are there once the field is pointed at or focused.
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  const regions = isReached ? filters.regions : filterChosen(filters.regions, value);
  return (
    <Select
      label={<span className={textStyles.visuallyHidden}>{filterZh.region.field}</span>}
      onChange={(event) => onRegion(event.target.value || undefined)}
      onFocus={reach}
      onPointerEnter={reach}
      small
      value={value ?? (hasSeveral ? severalRegions : "")}
    >
      {hasSeveral && <option value={severalRegions}>{names.join("、")}</option>}
      <option value="">{searchZh.anyRegion}</option>
      {regions.map((kind) => (
        <optgroup key={kind.kind} label={kind.name}>
          {kind.options.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {count === undefined ? name : `${name} ${formatNumber(count)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

/** Renders the options of a bit set: the first ones and the selected ones, the rest behind a button. */
function CheckboxGroup(props: FilterProps & { filter: BitsFilter }) {
  const { filter, query, filters, facets, onChange, look } = props;
  const { key } = filter;
  const [isExpanded, setExpanded] = useState(false);
  const counts = new Map(facets[filter.facet].map(({ id, count }) => [id, count ?? 0]));
  // A facet is counted without its own filter: where all bits are required, next to a selected one the other counts
  // would be of lists without it.
  const hidesCounts = filter.match === "all" && query[key] !== 0;
  const getCount = (id: string) => (hidesCounts ? undefined : (counts.get(id) ?? 0));
  const isSelected = (id: string) => (query[key] & (1 << Number(id))) !== 0;
  const options = filters[filter.facet].filter(({ id }) => isSelected(id) || (counts.get(id) ?? 0) > 0);
  const initial = options.filter(({ id }, index) => index < shownAtFirst[key] || isSelected(id));
  const rest = options.length - initial.length;
  const toggle = (id: string) => onChange({ [key]: query[key] ^ (1 << Number(id)) });
  if (options.length === 0) return null;
  return (
    <Group look={look} title={filterZh[key].field}>
      <div className={look === "sheet" ? chipStyles.chips : styles.railOptions}>
        {(isExpanded ? options : initial).map(({ id, name }) =>
          look === "sheet" ? (
            <Chip count={getCount(id)} key={id} on={isSelected(id)} onClick={() => toggle(id)} tall>
              {name}
            </Chip>
          ) : (
            <CheckOption checked={isSelected(id)} count={getCount(id)} key={id} onChange={() => toggle(id)}>
              {name}
            </CheckOption>
          ),
        )}
        {(rest > 0 || isExpanded) && (
          <button
            className={look === "sheet" ? classNames(chipStyles.chip, chipStyles.tall) : styles.restButton}
            onClick={() => setExpanded(!isExpanded)}
            type="button"
          >
            {isExpanded ? searchZh.fewer : searchZh.rest(formatNumber(rest), filterZh[key].counter)}
          </button>
        )}
      </div>
    </Group>
  );
}
