import { demandLimits } from "../../../domain/limits.ts";
import { type LayoutKey, layoutById, layouts } from "../../../domain/space/layout.ts";
import { type Hall, seatsOf } from "./hall.ts";

/** How many people, and how they sit. */
export interface Ask {
  people: number;
  layout: LayoutKey;
}

/** What a page's query says of it; what is missing or unreadable is absent. */
export type AskQuery = Partial<Ask>;

/** Reads `people` and `layout` (a key, or 1 to 8 as in list URLs) out of a page's query; nothing there fails a page. */
export function readAsk(search: Record<string, string>): AskQuery {
  const people = /^\d{1,6}$/.test(search.people ?? "") ? Number(search.people) : 0;
  const layout = layouts.find(({ key }) => key === search.layout) ?? layoutById(Number(search.layout));
  return {
    ...(people >= 1 && people <= demandLimits.people && { people }),
    ...(layout && { layout: layout.key }),
  };
}

/** The query of an ask: empty, or with its question mark. */
export function askQuery({ people, layout }: AskQuery): string {
  const query = new URLSearchParams();
  if (people) query.set("people", String(people));
  if (layout) query.set("layout", layout);
  const text = query.toString();
  return text && `?${text}`;
}

/** By how many people a step goes. */
export const stepOf = (people: number): number => (people >= 100 ? 10 : people >= 20 ? 5 : 1);

/** The layouts tried for a visitor who named none. */
const usual: LayoutKey[] = ["classroom", "theatre", "boardroom", "banquet", "cocktail"];

/** 208 becomes 200, 54 becomes 50, 8 stays. */
const roundDown = (people: number): number => {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, people)));
  return Math.floor(people / step) * step;
};

/** An ask to begin with: what the query says; else a usual layout, and the people whom the largest undivided hall seats. */
export function firstAsk(halls: Hall[], query: AskQuery): Ask {
  const most = (layout: LayoutKey): number => {
    const undivided = halls.filter(({ space }) => !space.splitsInto?.length);
    return Math.max(0, ...(undivided.length > 0 ? undivided : halls).map(({ figures }) => seatsOf(figures[layout])));
  };
  const layout = query.layout ?? usual.find((key) => most(key) > 0) ?? "classroom";
  return { people: query.people ?? (roundDown(most(layout)) || 50), layout };
}
