import { demandZh } from "#texts/demand/demand.zh.ts";
import { isSent, successAddress } from "#domain/demand/success-address.ts";
import { nothingSentZh } from "#texts/demand/nothing-sent.zh.ts";
import { definePage } from "../../page.ts";
import { ActivitySuccessView } from "./view.tsx";

export default definePage("activity-success", {
  validate: ({ query }) => successAddress.parse(query),
  loader: async () => undefined,
  head: (_, input) => {
    const { title, description } = demandZh.success;
    return {
      title: isSent(input) ? title : nothingSentZh.title,
      description,
      canonical: "/activity/success",
      noindex: true,
    };
  },
  component: ActivitySuccessView,
  early: "run",
});
