import { annualMeetingAddress } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { definePage } from "../../page.ts";
import { buildNianhuiHead } from "./build-nianhui-head.ts";
import { nianhuiPaths } from "./format-setup-href.ts";
import { loadNianhui } from "./loader.ts";
import type { NianhuiVariant } from "./types.ts";
import { NianhuiView } from "./view.tsx";

const variants = ["guide", "landing", "steps"] as const satisfies readonly NianhuiVariant[];

export default definePage("nianhui", {
  validate: ({ path, query }) => ({
    variant: variants.find((variant) => nianhuiPaths[variant] === path) ?? "guide",
    setup: annualMeetingAddress.parse(query),
  }),
  loader: loadNianhui,
  head: buildNianhuiHead,
  city: ({ city }) => city,
  component: NianhuiView,
});
