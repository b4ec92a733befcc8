import { formatNumber } from "../../../domain/format.ts";
import { layoutById } from "../../../domain/space/layout.ts";
import { searchZh } from "../../../texts/search.zh.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { ListAnswer, ListPlace, ListQuery } from "./list-query.ts";

interface NothingFoundProps {
  place: ListPlace;
  query: ListQuery;
  answer: Pick<ListAnswer, "relax">;
  demandHref: string;
}

/** Comfortable m² a person by layout id (seating rules); index 0 is for no requested layout. */
const floor = [1.2, 1.2, 2, 3.2, 3.6, 3.2, 2.2, 1.7, 1.3] as const;

/** Returns the room that the requested event size needs, in metres with sides of 4 to 3; undefined without people. */
function wantedRoom({ people, layout }: ListQuery) {
  if (people === 0 || people > 20_000) return undefined;
  const area = people * floor[layout];
  const length = Math.sqrt((area * 4) / 3);
  const seated = layoutById(layout)?.name ?? "";
  return {
    length: Math.round(length * 10) / 10,
    width: Math.round((area / length) * 10) / 10,
    notes: [searchZh.needed(formatNumber(Math.round(area))), `${formatNumber(people)} 人${seated}`],
  };
}

/** Renders an empty list: the required room, links that drop a condition, the demand form (in the bar on the phone). */
export function NothingFound({ place, query, answer, demandHref }: NothingFoundProps) {
  const { q: given, box } = place.beside;
  const path = place.kind === "venue" ? "changdi" : "kongjian";
  const besideWith = (q: string | undefined, kept: string | undefined) => {
    const beside = Object.entries({ ...place.beside, q, box: kept }).filter(([, value]) => value);
    return beside.length > 0 ? `?${new URLSearchParams(beside as [string, string][])}` : "";
  };
  return (
    <EmptyState
      relax={answer.relax.map(({ text, total, searchParams, q = given, unboxed }) => ({
        label: searchZh.without(text),
        result: searchZh.relaxTo(formatNumber(total)),
        href: `/${place.city}/${path}${searchParams}${besideWith(q, unboxed ? undefined : box)}`,
      }))}
      room={wantedRoom(query)}
      title={searchZh.none[place.kind]}
    >
      <p className="soft">{searchZh.adviserHint}</p>
      <LinkButton className="only-wide" href={demandHref} variant="act">
        {searchZh.ask}
      </LinkButton>
    </EmptyState>
  );
}
