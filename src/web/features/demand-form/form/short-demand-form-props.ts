import type { Locale } from "../../../../domain/demand/demand-option.ts";
import type { DemandTexts } from "../../../../texts/demand/demand.zh.ts";
import type { SelectedVenue, DemandValues } from "./demand-values.ts";

export interface ShortDemandFormProps {
  /** The page that the demand comes from, such as home, venue or space. */
  pageFrom: string;
  city?: { code: string; name: string };
  people?: number;
  layout?: DemandValues["layout"];
  /** Venues or spaces that the demand is for. */
  selectedVenues?: SelectedVenue[];
  texts?: DemandTexts;
  locale?: Locale;
}
