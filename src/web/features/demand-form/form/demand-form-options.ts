import type { Locale } from "../../../../domain/demand/demand-option.ts";
import type { DemandTexts } from "../../../../texts/demand/demand.zh.ts";
import type { DemandValues } from "./demand-values.ts";

export interface DemandFormOptions {
  texts: DemandTexts;
  locale: Locale;
  /** The page that the demand comes from; sent with it. */
  pageFrom: string;
  /** Values that the page knows; they take precedence over a draft. */
  initial: Partial<DemandValues>;
  /** ISO day in China of the page's data, until the browser knows its own. */
  today?: string;
  /** The field that reports the error if neither people nor event type is given; one is enough. */
  requiredAlternative: "people" | "eventType";
}
