import type { EventTypeId } from "../demand/demand-option.ts";
import { floorPerPersonByLayout } from "../seating/seating-measures.ts";
import type { LayoutKey } from "../space/layouts.ts";
import type { Assumptions, EstimateEvent, EstimateStar } from "./estimate-event.ts";

/** Kinds of event with a stage and a set. */
export const stagedTypes: readonly EventTypeId[] = [
  "annual-meeting",
  "launch",
  "forum",
  "conference",
  "order-fair",
  "exhibition",
  "wedding",
];
/** Kinds of event around a dinner at round tables. */
export const banquetTypes: readonly EventTypeId[] = ["annual-meeting", "banquet", "wedding"];

/** Returns the kind of an event that nobody names: a dinner at round tables, else a training. */
export const getUsualEventType = (layout: LayoutKey | undefined): EventTypeId =>
  layout === "banquet" ? "banquet" : "training";

/** m² that a hotel hires out at least, by star. Source: unit-prices, minimum quantities of venue.fullday. */
const leastArea: Record<EstimateStar, number> = { 5: 60, 4: 50, 3: 40 };

/** Returns the area that people need in a layout, m²: the comfortable floor a person of `domain/seating`. */
const getEstimateArea = (people: number, layout: LayoutKey, star: EstimateStar): number =>
  Math.max(leastArea[star], Math.ceil(people * floorPerPersonByLayout[layout].comfortable));

/** From so many people on the set is built the day before; below it, the evening before. */
const setupDayFrom: Partial<Record<EventTypeId, number>> = {
  launch: 100,
  exhibition: 1,
  "annual-meeting": 300,
  conference: 300,
  "order-fair": 300,
  wedding: 300,
};
/** Kinds of event that need no set. */
const eveningSetupFrom = 100;

function getDefaultSetup({ eventType, people }: EstimateEvent): Assumptions["setup"] {
  if (people >= (setupDayFrom[eventType] ?? Number.POSITIVE_INFINITY)) return "day";
  return stagedTypes.includes(eventType) && people >= eveningSetupFrom ? "evening" : "none";
}

/** Largest number of people whose meeting is projected where no stage is built. */
const projectionPeople = 120;

function getDefaultScreen({ eventType, people }: EstimateEvent): Assumptions["screen"] {
  if (eventType === "team-building") return "none";
  if (stagedTypes.includes(eventType)) return "led";
  return people <= projectionPeople ? "projection" : "led";
}

/** Returns the assumptions of an event: those changed, else its kind's. */
export function completeAssumptions(event: EstimateEvent, changed: Partial<Assumptions> = {}): Assumptions {
  const isEvening = banquetTypes.includes(event.eventType);
  const isHalfDay = event.days < 1;
  return {
    area: getEstimateArea(event.people, event.layout, event.star),
    hours: isHalfDay ? 4 : 8,
    setup: getDefaultSetup(event),
    screen: getDefaultScreen(event),
    teaBreaks: isEvening || event.eventType === "team-building" ? 0 : isHalfDay ? 1 : 2,
    lunch: isEvening || isHalfDay ? "none" : "buffet",
    stayPercent: 60,
    perRoom: 2,
    roomStar: event.star,
    hireWaiver: false,
    ...changed,
  };
}
