import type { Locale } from "../../../domain/demand/options.ts";
import type { DemandTexts } from "../../../texts/demand.zh.ts";
import type { DemandValues } from "./demand-values.ts";

export interface DemandFormOptions {
  texts: DemandTexts;
  locale: Locale;
  /** Which page the demand comes from; it travels with it. */
  pageFrom: string;
  /** What the page knows already; it wins over a draft. */
  initial: Partial<DemandValues>;
  /** The field that asks for people or an event type, one of which is enough. */
  either: "people" | "eventType";
}
