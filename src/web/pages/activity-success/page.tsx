import { demandZh } from "#texts/demand/demand.zh.ts";
import { successAddress } from "#domain/demand/success-address.ts";
import { definePage } from "../../page.ts";
import { ActivitySuccessView } from "./view.tsx";

export default definePage("activity-success", {
  validate: ({ query }) => successAddress.parse(query),
  loader: async () => undefined,
  head: () => {
    const { title, description } = demandZh.success;
    return { title, description, canonical: "/activity/success", noindex: true };
  },
  component: ActivitySuccessView,
  early: "run",
});
