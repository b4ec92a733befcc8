import type { PartyThemeWire } from "#contract/schemas/activity/annual-meeting.ts";
import type { AnnualMeetingSetup } from "#domain/annual-meeting/annual-meeting-setup.ts";

/** Returns the chosen theme, else the first; undefined where there are none. */
export const findTheme = (
  themes: readonly PartyThemeWire[],
  { theme }: Pick<AnnualMeetingSetup, "theme">,
): PartyThemeWire | undefined => themes.find(({ id }) => id === theme) ?? themes[0];
