import type { EventTypeId } from "../demand/demand-option.ts";
import type { LayoutKey } from "../space/layouts.ts";

/** A kind of event whose rooms are chosen by clear height and by what they cost a head. */
export interface EventPreset {
  eventType: Extract<EventTypeId, "training" | "launch" | "annual-meeting" | "closed-door">;
  layout: LayoutKey;
  /** People where nobody says how many. */
  people: number;
  /** An LED wall isRigged from the ceiling and decides the clear height. */
  isRigged: boolean;
  /** Clear height in metres that the event needs without a hanging screen. */
  height: number;
}

/**
 * The four kinds of event compared. Heights without a screen: 3.2 m for rows behind desks, where a projection stands above
 * the heads of the row before; 2.8 m around one table.
 */
export const eventPresets = [
  { eventType: "training", layout: "classroom", people: 120, isRigged: false, height: 3.2 },
  { eventType: "launch", layout: "theatre", people: 240, isRigged: true, height: 3.2 },
  { eventType: "annual-meeting", layout: "banquet", people: 300, isRigged: true, height: 3.2 },
  { eventType: "closed-door", layout: "boardroom", people: 16, isRigged: false, height: 2.8 },
] as const satisfies readonly EventPreset[];

export type PresetEventType = (typeof eventPresets)[number]["eventType"];

/** Returns the preset of a kind of event. */
export const getEventPreset = (eventType: PresetEventType): EventPreset =>
  eventPresets.find((preset) => preset.eventType === eventType)!;

/** Width and height of an LED wall in metres. */
export interface LedSize {
  width: number;
  height: number;
}

/** Sizes of LED walls offered, by the trade's usual modules of 0.5 m. */
export const ledSizes = [
  { width: 6, height: 3 },
  { width: 8, height: 3.5 },
  { width: 10, height: 4 },
  { width: 12, height: 5 },
] as const satisfies readonly LedSize[];

/** Metres from the floor to a hung screen's lower edge, over the heads of the first rows; and from it up to the rigging. */
export const ledLowerEdge = 1.4;
export const riggingHeight = 0.6;

/** Returns the clear height in metres that an event needs, to a tenth. */
export function getRequiredHeight(
  { isRigged, height }: Pick<EventPreset, "isRigged" | "height">,
  led: LedSize,
): number {
  return isRigged ? Math.round((ledLowerEdge + led.height + riggingHeight) * 10) / 10 : height;
}

/** Returns the largest offered LED wall that isRigged under a ceiling of this clear height; undefined if none does. */
export const findLargestLed = (height: number): LedSize | undefined =>
  ledSizes.findLast((led) => getRequiredHeight({ isRigged: true, height: 0 }, led) <= height);
