import { type FeatureKey, features } from "#domain/space/features.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Chip } from "#web/ui/forms/chip.tsx";
import { formatFilters } from "../list/list-tools.tsx";
import type { FilterProps } from "./filter-fields.tsx";
import styles from "./quick-filters.module.css";

/** The features by which planners narrow a list most, in this order; the rest stand among all filters. */
const offered: FeatureKey[] = ["led", "pillar-free", "metro-800", "daylight", "divisible"];
const offeredIds = offered.map((key) => String(features.find((feature) => feature.key === key)!.bit));

interface QuickFiltersProps extends Pick<FilterProps, "query" | "filters" | "facets" | "onChange"> {
  /** Number of filters in force. */
  conditions: number;
  /** Opens all filters. */
  onAll: () => void;
}

/** Renders the features that narrow a list most, with their counts, and the button to all filters. The phone has a bar for it. */
export function QuickFilters({ query, filters, facets, onChange, conditions, onAll }: QuickFiltersProps) {
  const chosen = query.features;
  const counts = new Map(facets.features.map(({ id, count }) => [id, count]));
  // A chosen one stands among the chosen conditions.
  const options = offeredIds.flatMap((id) => {
    const option = filters.features.find((feature) => feature.id === id);
    return option && counts.get(id) && (chosen & (1 << Number(id))) === 0 ? [option] : [];
  });
  return (
    <fieldset aria-label={searchZh.filters} className={styles.quick}>
      {options.map(({ id, name }) => (
        <Chip
          // Beside a chosen feature the counts would be of lists without it.
          count={chosen === 0 ? counts.get(id) : undefined}
          key={id}
          onClick={() => onChange({ features: chosen | (1 << Number(id)) })}
          tall
        >
          {name}
        </Chip>
      ))}
      <Button onClick={onAll} small>
        {formatFilters(conditions)}
      </Button>
    </fieldset>
  );
}
