import type { Call } from "#contract/index.ts";
import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import type { CaseCard, CaseSpace } from "#contract/schemas/sample.ts";
import { isDrawn } from "../../features/case/is-drawn.ts";

/** A space with the people of a past event: its drawing, and a picture where it has one. */
export interface ShownSpace extends Pick<CaseSpace, "id" | "name" | "venueId" | "venueName" | "picture"> {
  drawing: CaseDrawing;
  cityName?: string | undefined;
  demo?: boolean | undefined;
}

/** A drawing of fewer people would show no last row worth walking to. */
const minPeople = 80;

const isLarge = (card: CaseCard): boolean => isDrawn(card) && (card.attendees ?? 0) >= minPeople;

/** Loads the space of the newest case in rows before a screen, one with a picture first; undefined without any. */
export async function loadShownSpace(call: Call): Promise<ShownSpace | undefined> {
  const { list } = await call("sample/getSampleList", { layout: "classroom", sort: "date" });
  const large = list.filter(isLarge);
  const card = large.find(({ hall: space }) => space?.picture) ?? large[0];
  if (!card?.hall) return undefined;
  const { current } = await call("sample/getCasePlans", { id: card.id });
  const { id, name, venueId, venueName, picture } = card.hall;
  const { cityName, demo } = card;
  return current && { id, name, venueId, venueName, picture, drawing: current, cityName, demo };
}
