import type { Filters, ParsedConstraint } from "../../../../contract/schemas/search-site.ts";
import { removeText } from "../../../../domain/search/sentence/remove-text.ts";
import { searchZh } from "../../../../texts/search/search.zh.ts";
import { Chip } from "../../../ui/forms/chip.tsx";
import { buildConditionChips } from "./build-condition-chips.ts";
import { formatEventDates, findEventDates } from "../list/format-demand-href.ts";
import { formatListHref, type ListScope, type ListQuery } from "../list/list-query.ts";

interface ChosenChipsProps {
  scope: ListScope;
  query: ListQuery;
  filters: Filters;
  understood: ParsedConstraint[];
}

/** Renders the parsed terms and the selected filters, each as a chip with a link that removes it. */
export function ChosenChips({ scope, query, filters, understood }: ChosenChipsProps) {
  const region = filters.regions.flatMap((kind) => kind.options).find(({ id }) => id === query.region);
  const chosen = buildConditionChips(query, region?.name);
  const q = scope.searchContext.q ?? "";
  // One term can set two values (四星以上): it has one chip, which removes both.
  const terms = understood.filter(({ text }, at) => understood.findIndex((other) => other.text === text) === at);
  const days = findEventDates(understood);
  const hasBox = scope.searchContext.box !== undefined;
  if (chosen.length === 0 && terms.length === 0 && !hasBox) return null;
  return (
    <div className="read">
      <p className="small">
        <span>{understood.length > 0 ? searchZh.parsed : searchZh.chosen}</span>
        {days && <b>{searchZh.confirmDays(formatEventDates(days))}</b>}
      </p>
      <div className="chips">
        {terms.map(({ kind, text, wish }) => (
          <Chip
            doubt={wish}
            key={`${kind} ${text}`}
            name={wish ? searchZh.preferred : undefined}
            removeHref={formatListHref(
              { ...scope, searchContext: { ...scope.searchContext, q: removeText(q, text) } },
              { ...query, page: 0 },
            )}
          >
            {text}
          </Chip>
        ))}
        {hasBox && (
          <Chip
            removeHref={formatListHref(
              { ...scope, searchContext: { ...scope.searchContext, box: undefined } },
              { ...query, page: 0 },
            )}
          >
            {searchZh.chip.box}
          </Chip>
        )}
        {chosen.map(({ key, name, text, without }) => (
          <Chip key={key} name={name} removeHref={formatListHref(scope, without)}>
            {text}
          </Chip>
        ))}
      </div>
    </div>
  );
}
