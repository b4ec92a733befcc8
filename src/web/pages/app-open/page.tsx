import { appOpenAddress } from "#domain/app/app-open-address.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { definePage } from "../../page.ts";
import { AppOpenView } from "./view.tsx";

export default definePage("app-open", {
  validate: ({ query }) => appOpenAddress.parse(query),
  loader: async () => ({}),
  head: () => ({
    title: appZh.open.title,
    description: appZh.open.description,
    canonical: "/app/open",
    noindex: true,
  }),
  component: AppOpenView,
  early: "run",
});
