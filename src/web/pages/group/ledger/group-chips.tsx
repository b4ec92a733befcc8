import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { buildConditionChips } from "#web/features/search/filters/build-condition-chips.ts";
import { Chip } from "#web/ui/forms/chip.tsx";
import type { GroupLinks } from "../group-links.ts";
import chipStyles from "#web/ui/forms/chip.module.css";

interface GroupChipsProps {
  /** The filters of the link. */
  query: ListQuery;
  brandId: string | undefined;
  brands: TopicInfo["brands"];
  links: GroupLinks;
}

/** Renders the selected filters and brand as chips with links that remove them; people and layout are always in force. */
export function GroupChips({ query, brandId, brands, links }: GroupChipsProps) {
  const chips = buildConditionChips({ ...query, people: 0, layout: 0 }, undefined);
  const brand = brandId === undefined ? undefined : (brands.find(({ id }) => id === brandId)?.name ?? brandId);
  if (chips.length === 0 && brand === undefined) return <span />;
  return (
    <div className={chipStyles.chips} data-chips="">
      {brand !== undefined && (
        <Chip name={groupZh.ledger.brand} removeHref={links.formatBrandHref()}>
          {brand}
        </Chip>
      )}
      {chips.map(({ key, name, text, without }) => (
        <Chip
          key={key}
          name={name}
          removeHref={links.formatQueryHref({ ...without, people: query.people, layout: query.layout })}
        >
          {text}
        </Chip>
      ))}
    </div>
  );
}
