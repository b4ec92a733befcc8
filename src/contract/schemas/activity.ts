import { z } from "zod";
import { endpoint, option } from "../endpoint.ts";
import { demandEndpoint } from "../demand/demand-endpoint.ts";

const statementSum = z.object({ events: z.number(), amount: z.number() });
/** A year's events by department and month, with the sums in yuan (`domain/content/build-statement-table.ts`). */
const statementTable = statementSum.extend({
  employees: z.number(),
  cities: z.number(),
  departments: z.array(statementSum.extend({ name: z.string(), months: z.array(statementSum) })),
  months: z.array(statementSum),
  list: z.array(
    z.object({
      department: z.string(),
      month: z.number(),
      name: z.string(),
      city: z.string(),
      people: z.number(),
      amount: z.number(),
    }),
  ),
});

/** What the operator offers companies (`domain/content/agreement.ts`). */
const agreement = z.object({
  /** It is the sample of the demo catalogue. */
  demo: z.boolean().optional(),
  articles: z.array(z.object({ name: z.string(), text: z.string(), value: z.number(), unit: z.string() })),
  steps: z.array(z.object({ days: z.number(), name: z.string(), text: z.string() })),
});

export const activity = {
  "activity/getEnterpriseOptions": endpoint({
    summary: "Options of the enterprise form",
    input: z.object({}),
    output: z.object({
      /** Events a year, in bands. */
      eventsPerYear: z.array(option),
      /** Spending on events a year, in bands of yuan. */
      budgets: z.array(option),
      /** A sample year of a company; absent where the catalogue has none. */
      statement: statementTable.optional(),
      /** Absent where the operator promises nothing. */
      agreement: agreement.optional(),
    }),
  }),
  "activity/enterpriseApply": demandEndpoint("activity/enterpriseApply", "Apply for an enterprise account"),
};
