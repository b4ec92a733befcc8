import type { Output } from "#contract/index.ts";
import type { LanghamLang } from "#domain/langham/langham-type.ts";

export interface LanghamListInput {
  lang: LanghamLang;
  /** Slug or code. */
  city?: string;
  people?: number;
  page: number;
}

export interface LanghamListData {
  hotels: Output<"searchSite/getAggregateLanghamList">;
  cities: Output<"marketing/getLanghamGroupCity">;
}
