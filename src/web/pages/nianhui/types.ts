import type { Output } from "#contract/index.ts";
import type { AnnualMeetingSetup } from "#domain/annual-meeting/annual-meeting-setup.ts";
import type { TableBill } from "#domain/annual-meeting/build-table-bill.ts";
import type { Evening } from "#domain/annual-meeting/build-evening.ts";

/** `guide` is /nianhui with everything to decide by; the landing page leads to the form, `steps` in two steps. */
export type NianhuiVariant = "guide" | "landing" | "steps";

export interface NianhuiInput {
  variant: NianhuiVariant;
  setup: AnnualMeetingSetup;
}

/** The bill of one table; absent where no prices are known. */
export interface NianhuiBill extends TableBill {
  /** Day of the newest unit price, as text. */
  asOf: string;
  hasDemoPrices: boolean;
}

/** The page of a city and a number of tables, with what the address alone decides. */
export interface NianhuiData extends Output<"activity/getAnnualMeetingPage"> {
  evening: Evening;
  bill: NianhuiBill | undefined;
  /** ISO months to choose from, and the chosen one. */
  months: string[];
  month: string;
  /** ISO day of the visit. */
  today: string;
}
