import { annualMeetingAddress, type AnnualMeetingSetup } from "#domain/annual-meeting/annual-meeting-setup.ts";
import type { NianhuiVariant } from "./loader.ts";

/** The path of each variant. */
export const nianhuiPaths: Record<NianhuiVariant, string> = {
  guide: "/nianhui",
  landing: "/activity/nianhui",
  steps: "/activity/nianhui-two",
};

/** Formats the address of a setup. */
export const formatSetupHref = (variant: NianhuiVariant, setup: AnnualMeetingSetup): string =>
  nianhuiPaths[variant] + annualMeetingAddress.format(setup);
