import type { EffectiveQuery } from "#contract/schemas/search-site.ts";
import type { PartialEventSize } from "#domain/venue/event-size.ts";

/** Returns the event size that a list was searched by, for links to venues and spaces; unset values are left out. */
export const toEventSize = ({ people, layout }: EffectiveQuery): PartialEventSize => ({
  ...(people > 0 && { people }),
  ...(layout && { layout }),
});
