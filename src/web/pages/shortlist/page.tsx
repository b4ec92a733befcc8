import { shortlistHeadZh } from "#texts/shortlist/shortlist-head.zh.ts";
import { definePage } from "../../page.ts";
import { ShortlistView } from "./view.tsx";

export default definePage("shortlist", {
  validate: () => ({}),
  loader: async () => ({}),
  head: () => ({
    title: shortlistHeadZh.title,
    description: shortlistHeadZh.description,
    canonical: "/shortlist",
    noindex: true,
  }),
  component: ShortlistView,
  early: "run",
});
