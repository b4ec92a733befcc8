import type { CaseCard } from "#contract/schemas/sample.ts";

/** Returns whether a case can be drawn: its measures and people are known, and the drawing agrees with the story. */
export const isDrawn = ({ hall: space, layout, attendees, otherwise }: CaseCard): boolean =>
  Boolean(space?.length && space.width && layout && attendees && !otherwise);
