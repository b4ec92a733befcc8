import { isSent, successAddress } from "#domain/demand/success-address.ts";
import { nothingSentZh } from "#texts/demand/nothing-sent.zh.ts";
import { definePage } from "../../page.ts";
import { ActivitySuccessView } from "./view.tsx";

export default definePage("activity-success", {
  validate: ({ query }) => successAddress.parse(query),
  loader: async () => undefined,
  head: (_, input) => {
    const { title, linked } = nothingSentZh;
    return {
      title: isSent(input) ? linked.title : title,
      description: linked.description,
      canonical: "/activity/success",
      noindex: true,
    };
  },
  component: ActivitySuccessView,
  early: "run",
});
