import type { Output } from "../../../../contract/index.ts";
import { enterpriseBudgets, enterpriseEvents } from "../../../../domain/demand/enterprise-events.ts";
import type { Context } from "../context.ts";

/** Returns the options of the enterprise form: events and spending a year, in bands. */
export const getEnterpriseOptions = (_: Context): Output<"activity/getEnterpriseOptions"> => ({
  eventsPerYear: enterpriseEvents.map(({ id, zh }) => ({ id, name: zh })),
  budgets: enterpriseBudgets.map(({ id, zh }) => ({ id, name: zh })),
});
