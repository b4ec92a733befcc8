import type { LoaderContext } from "../../page.ts";
import type { LanghamData, LanghamInput } from "./types.ts";

/** Loads the brand page or one of its types: content and sun, packages, cities. */
export async function loadLangham({ lang, type, city }: LanghamInput, { call }: LoaderContext): Promise<LanghamData> {
  const [index, packages, cities] = await Promise.all([
    call("marketing/getLanghamGroupIndex", { lang, ...(type && { type }), ...(city && { city }) }),
    call("marketing/getLangtingPackage", { lang, ...(type && { type }) }),
    call("marketing/getLanghamGroupCity", { lang }),
  ]);
  return { index, packages, cities };
}
