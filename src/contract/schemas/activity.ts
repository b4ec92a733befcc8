import { z } from "zod";
import { endpoint, option } from "../endpoint.ts";
import { demandEndpoint } from "../demand/demand-endpoint.ts";

export const activity = {
  "activity/getEnterpriseOptions": endpoint({
    summary: "Options of the enterprise form",
    input: z.object({}),
    output: z.object({
      /** Events a year, in bands. */
      eventsPerYear: z.array(option),
      /** Spending on events a year, in bands of yuan. */
      budgets: z.array(option),
    }),
  }),
  "activity/enterpriseApply": demandEndpoint("activity/enterpriseApply", "Apply for an enterprise account"),
};
