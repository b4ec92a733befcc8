import type { LayoutKey } from "../../../domain/space/layout.ts";
import type { Ask, AskQuery } from "../../../domain/venue/ask.ts";
import { type Hall, seatsOf } from "./hall.ts";

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
