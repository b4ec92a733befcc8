import type { ListQuery } from "#domain/search/filters.ts";
import { buildConditionChips } from "#web/features/search/filters/build-condition-chips.ts";
import { Chip } from "#web/ui/forms/chip.tsx";
import type { GroupLinks } from "../group-links.ts";
import chipStyles from "#web/ui/forms/chip.module.css";

interface GroupChipsProps {
  /** The filters of the link. */
  query: ListQuery;
  links: GroupLinks;
}

/** Renders the selected filters as chips with links that remove them; people and layout are always in force. */
export function GroupChips({ query, links }: GroupChipsProps) {
  const chips = buildConditionChips({ ...query, people: 0, layout: 0 }, undefined);
  if (chips.length === 0) return null;
  return (
    <div className={chipStyles.chips}>
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
