import { getSeasonMonth, listMonths, seatsPerTable } from "../../../domain/annual-meeting/annual-meeting-setup.ts";
import { buildEvening } from "../../../domain/annual-meeting/build-evening.ts";
import { omitUndefined } from "../../../domain/omit-undefined.ts";
import type { LoaderContext } from "../../page.ts";
import type { NianhuiData, NianhuiInput } from "./types.ts";

/** Loads the annual-meeting page; a month that has passed is the season's. */
export async function loadNianhui({ setup }: NianhuiInput, { call, today }: LoaderContext): Promise<NianhuiData> {
  const { city, tables, acts, awards, month } = setup;
  const page = await call("activity/getAnnualMeetingPage", { city, tables });
  const months = listMonths(today);
  return {
    ...page,
    cases: page.cases.map(omitUndefined),
    evening: buildEvening({ people: tables * seatsPerTable, acts, awards }),
    months,
    month: month !== undefined && months.includes(month) ? month : getSeasonMonth(today),
    today,
  };
}
