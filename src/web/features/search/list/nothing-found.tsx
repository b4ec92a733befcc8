import { formatNumber } from "../../../../domain/format-number.ts";
import { findLayoutById } from "../../../../domain/space/layouts.ts";
import { searchZh } from "../../../../texts/search/search.zh.ts";
import { LinkButton } from "../../../ui/forms/button.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import type { ListAnswer, ListScope, ListQuery } from "./list-query.ts";

interface NothingFoundProps {
  scope: ListScope;
  query: ListQuery;
  answer: Pick<ListAnswer, "relax">;
  demandHref: string;
}

/** Comfortable m² a person by layout id (seating rules); index 0 is for no requested layout. */
const areaPerPerson = [1.2, 1.2, 2, 3.2, 3.6, 3.2, 2.2, 1.7, 1.3] as const;

/** Returns the room that the requested event size needs, in metres with sides of 4 to 3; undefined without people. */
function computeRequiredRoom({ people, layout }: ListQuery) {
  if (people === 0 || people > 20_000) return undefined;
  const area = people * areaPerPerson[layout];
  const length = Math.sqrt((area * 4) / 3);
  const seated = findLayoutById(layout)?.name ?? "";
  return {
    length: Math.round(length * 10) / 10,
    width: Math.round((area / length) * 10) / 10,
    notes: [searchZh.needed(formatNumber(Math.round(area))), `${formatNumber(people)} 人${seated}`],
  };
}

/** Renders an empty list: the required room, links that drop a condition, the demand form (in the bar on the phone). */
export function NothingFound({ scope, query, answer, demandHref }: NothingFoundProps) {
  const { q: sentence, box } = scope.searchContext;
  const path = scope.kind === "venue" ? "changdi" : "kongjian";
  const formatSearchContext = (q: string | undefined, boxText: string | undefined) => {
    const entries = Object.entries({ ...scope.searchContext, q, box: boxText }).filter(([, value]) => value);
    return entries.length > 0 ? `?${new URLSearchParams(entries as [string, string][])}` : "";
  };
  return (
    <EmptyState
      relax={answer.relax.map(({ text, total, searchParams, q = sentence, unboxed }) => ({
        label: searchZh.without(text),
        result: searchZh.relaxTo(formatNumber(total)),
        href: `/${scope.city}/${path}${searchParams}${formatSearchContext(q, unboxed ? undefined : box)}`,
      }))}
      room={computeRequiredRoom(query)}
      title={searchZh.none[scope.kind]}
    >
      <p className="soft">{searchZh.adviserHint}</p>
      <LinkButton className="only-wide" href={demandHref} variant="act">
        {searchZh.enquiry}
      </LinkButton>
    </EmptyState>
  );
}
