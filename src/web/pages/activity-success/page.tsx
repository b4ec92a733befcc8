import { demandZh } from "#texts/demand/demand.zh.ts";
import { parseReference } from "../../features/demand-form/success/parse-reference.ts";
import { definePage } from "../../page.ts";
import { ActivitySuccessView } from "./view.tsx";

export default definePage("activity-success", {
  validate: ({ query }) => ({ reference: parseReference(query.reference) }),
  loader: async () => undefined,
  head: () => {
    const { title, description } = demandZh.success;
    return { title, description, canonical: "/activity/success", noindex: true };
  },
  component: ActivitySuccessView,
  early: "run",
});
