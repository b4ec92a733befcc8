import { appZh } from "#texts/site/app.zh.ts";
import { definePage } from "../../page.ts";
import { parseTargetPath } from "./parse-target-path.ts";
import { AppOpenView } from "./view.tsx";

export default definePage("app-open", {
  validate: ({ query }) => ({ to: parseTargetPath(query.to) }),
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
