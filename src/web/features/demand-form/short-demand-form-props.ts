import type { Locale } from "../../../domain/demand/options.ts";
import type { DemandTexts } from "../../../texts/demand.zh.ts";
import type { Asked, DemandValues } from "./demand-values.ts";

export interface ShortDemandFormProps {
  /** Which page the demand comes from, such as home, venue or space. */
  pageFrom: string;
  city?: { code: string; name: string };
  people?: number;
  layout?: DemandValues["layout"];
  /** Venues or spaces the demand asks. */
  asked?: Asked[];
  texts?: DemandTexts;
  locale?: Locale;
}
