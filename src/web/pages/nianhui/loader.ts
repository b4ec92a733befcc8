import {
  type AnnualMeetingSetup,
  getSeasonMonth,
  listMonths,
  seatsPerTable,
} from "#domain/annual-meeting/annual-meeting-setup.ts";
import { buildTableBill, formatBillQuantities, type TableBill } from "#domain/annual-meeting/build-table-bill.ts";
import { buildEvening } from "#domain/annual-meeting/build-evening.ts";
import { formatDateYear } from "#domain/format.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import type { DataOf, LoaderContext } from "../../page.ts";
import { findTheme } from "./find-theme.ts";

/** `guide` is /nianhui with everything to decide by; the landing page leads to the form, `steps` in two steps. */
export type NianhuiVariant = "guide" | "landing" | "steps";

export interface NianhuiInput {
  variant: NianhuiVariant;
  setup: AnnualMeetingSetup;
}

/** The bill of one table; absent where no prices are known. */
interface NianhuiBill extends TableBill {
  /** Day of the newest unit price, as text. */
  asOf: string;
  hasDemoPrices: boolean;
}

const { reckonings } = annualMeetingZh.bill;

/** Loads the annual-meeting page with the bill of a table; a month that has passed is the season's. */
export async function loadNianhui({ setup }: NianhuiInput, { call, today }: LoaderContext) {
  const { city, tables, acts, awards, month } = setup;
  const people = tables * seatsPerTable;
  const event = { city, eventType: "annual-meeting", people, days: 0.5, layout: "banquet", setup: "evening" } as const;
  const getEstimate = (hasTheme: boolean) =>
    call("estimate/get", { ...event, set: formatBillQuantities(tables, acts, hasTheme) });
  const [page, themed] = await Promise.all([
    call("activity/getAnnualMeetingPage", { city, tables }),
    getEstimate(true),
  ]);
  const theme = findTheme(page.themes, setup);
  // Without a theme the tables have flowers of their own.
  const estimate = theme ? themed : await getEstimate(false);
  const bill = buildTableBill(estimate.lines, tables, theme, {
    banquet: reckonings.banquet,
    performances: reckonings.performances(acts),
  });
  const months = listMonths(today);
  return {
    ...page,
    cases: page.cases.map(omitUndefined),
    evening: buildEvening({ people, acts, awards }),
    bill:
      bill &&
      ({
        ...bill,
        asOf: formatDateYear(estimate.asOf ?? today),
        hasDemoPrices: estimate.lines.some(({ basis }) => basis === "demo") || theme?.demo === true,
      } satisfies NianhuiBill),
    months,
    month: month !== undefined && months.includes(month) ? month : getSeasonMonth(today),
    today,
  };
}

/** What the page shows. */
export type NianhuiData = DataOf<typeof loadNianhui>;
