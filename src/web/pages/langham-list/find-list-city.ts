import type { LanghamCityWire } from "#contract/marketing/langham-package-wire.ts";
import type { LanghamListInput } from "./page.tsx";

/** Returns the chosen city, if the group has hotels there. */
export const findListCity = (
  cities: readonly LanghamCityWire[],
  { city }: Pick<LanghamListInput, "city">,
): LanghamCityWire | undefined => cities.find(({ pinyin, code }) => city === pinyin || city === code);
