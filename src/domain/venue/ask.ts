import { demandLimits } from "../limits.ts";
import { type LayoutKey, layoutById, layouts } from "../space/layout.ts";

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

/** The query of an ask, behind the path of a venue or a space: empty, or with its question mark. */
export function askQuery({ people, layout }: AskQuery): string {
  const query = new URLSearchParams();
  if (people) query.set("people", String(people));
  if (layout) query.set("layout", layout);
  const text = query.toString();
  return text && `?${text}`;
}
