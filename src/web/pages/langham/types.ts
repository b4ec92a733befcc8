import type { Output } from "#contract/index.ts";
import type { LanghamLang, LanghamType } from "#domain/langham/langham-type.ts";

export interface LanghamInput {
  lang: LanghamLang;
  /** Absent on the brand page itself. */
  type?: LanghamType;
  /** Slug or code of the city whose sun is shown; absent: the group's first. */
  city?: string;
}

export interface LanghamData {
  index: Output<"marketing/getLanghamGroupIndex">;
  packages: Output<"marketing/getLangtingPackage">;
  cities: Output<"marketing/getLanghamGroupCity">;
}
