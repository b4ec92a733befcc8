import { definePage } from "../../page.ts";
import { DevPartsView } from "./view.tsx";

export default definePage("dev-parts", {
  validate: () => ({}),
  loader: async () => undefined,
  head: () => ({
    title: "部件",
    description: "设计语言的每个部件与状态。",
    canonical: "/dev/parts",
    noindex: true,
  }),
  component: DevPartsView,
});
