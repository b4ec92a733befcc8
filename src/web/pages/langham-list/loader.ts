import type { LoaderContext } from "../../page.ts";
import type { LanghamListData, LanghamListInput } from "./types.ts";

/** Loads a page of the group's hotels and its cities. */
export async function loadLanghamList(
  { lang, city, people, page }: LanghamListInput,
  { call }: LoaderContext,
): Promise<LanghamListData> {
  const [hotels, cities] = await Promise.all([
    call("searchSite/getAggregateLanghamList", { lang, ...(city && { city }), ...(people && { people }), page }),
    call("marketing/getLanghamGroupCity", { lang }),
  ]);
  return { hotels, cities };
}
