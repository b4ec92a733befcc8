import { hasKnownSides, type MeasuredRoom } from "../seating/room.ts";
import { findLayoutById, getLayoutByKey, type LayoutKey } from "../space/layouts.ts";
import { toAddressScale } from "./compute-plan-scale.ts";
import { trimEndOf } from "../text/trim-end-of.ts";

/** A room of a picture with what stands in it. */
export interface PlannedRoom {
  room: MeasuredRoom & { length: number; width: number };
  layout: LayoutKey;
  /** People to seat; all comfortable seats where absent. */
  people?: number | undefined;
  /** Shows the room without furniture: the venue publishes the layout as unsuitable. */
  isEmpty?: boolean;
}

/** Plans at one scale, each in its own strip of the picture. */
export interface PlanPicture {
  pxPerMetre: number;
  rooms: PlannedRoom[];
}

/** Counted up when the same address has to give another drawing: browsers keep a picture for a year. */
const drawingVersion = 2;
/** A page of a list has 20 rows. */
const maxRooms = 24;
/** Floor of all furnished rooms of a picture together, m²: the work of drawing it grows with it. */
const maxFloor = 40_000;
const maxPeople = 99_999;
const scaleLimits = { least: 0.1, most: 50 } as const;

/** Formats metres with at most three decimals; an unknown measure as nothing. */
const formatMeasure = (value: number | undefined): string =>
  value === undefined ? "" : String(Math.round(value * 1000) / 1000);

/** Formats a room as its layout's id, the people (empty: all comfortable seats, x: no furniture) and its measures. */
export function formatPlannedRoom({ room, layout, people, isEmpty }: PlannedRoom): string {
  const { length, width, height, pillars, stage, led } = room;
  const seated = isEmpty ? "x" : people === undefined ? "" : Math.min(people, maxPeople);
  const measures = [length, width, height, pillars || undefined, stage?.width, stage?.depth, led?.width, led?.height];
  return trimEndOf([getLayoutByKey(layout).id, seated, ...measures.map(formatMeasure)].join("-"), /-/);
}

/**
 * Formats the address of a picture: everything that it shows is in it, so that browsers and servers may keep it for good.
 * Rooms beyond the floor that one picture may furnish stay empty.
 */
export function formatPlanHref({ pxPerMetre, rooms }: PlanPicture): string {
  let floor = 0;
  const parts = rooms.map((planned) => {
    floor += planned.isEmpty ? 0 : planned.room.length * planned.room.width;
    return formatPlannedRoom(floor > maxFloor ? { ...planned, isEmpty: true } : planned);
  });
  return `/plans/${drawingVersion}/${toAddressScale(pxPerMetre)}/${parts.join("_")}.svg`;
}

/** Formats the address of plans as strips of one picture. One alone would fill it without a strip, so it is drawn twice. */
export const formatStripsHref = (rooms: PlannedRoom[], pxPerMetre: number): string =>
  formatPlanHref({ pxPerMetre, rooms: rooms.length === 1 ? [...rooms, ...rooms] : rooms });

const number = String.raw`\d{1,5}(?:\.\d{1,3})?`;
const roomPattern = new RegExp(`^([1-9])-(x|\\d{1,5}|)-(${number})-(${number})((?:-(?:${number})?){0,6})$`);

/** Parses a room of an address; undefined if it is none. */
function parseRoom(text: string): PlannedRoom | undefined {
  const [, id, seated = "", length, width, others = ""] = roomPattern.exec(text) ?? [];
  const layout = findLayoutById(Number(id));
  if (!layout) return undefined;
  const rest = others.split("-").slice(1);
  const [height, pillars, stageWidth, stageDepth, ledWidth, ledHeight] = rest.map((one) =>
    one === "" ? undefined : Number(one),
  );
  const room = {
    length: Number(length),
    width: Number(width),
    ...(height && { height }),
    ...(pillars && { pillars }),
    ...(stageWidth && stageDepth && { stage: { width: stageWidth, depth: stageDepth, height: 0 } }),
    ...(ledWidth && ledHeight && { led: { width: ledWidth, height: ledHeight } }),
  };
  if (!hasKnownSides(room)) return undefined;
  return { room, layout: layout.key, people: /^\d/.test(seated) ? Number(seated) : undefined, isEmpty: seated === "x" };
}

/** Parses the part of an address after `/plans/`; undefined if no page formats such a one. */
export function parsePlanPath(path: string): PlanPicture | undefined {
  const [, version, scale, list] = /^(\d+)\/(\d{1,2}(?:\.\d{1,2})?)\/([-\d.x_]{5,2000})\.svg$/.exec(path) ?? [];
  const pxPerMetre = Number(scale);
  if (Number(version) !== drawingVersion || !list) return undefined;
  if (pxPerMetre < scaleLimits.least || pxPerMetre > scaleLimits.most) return undefined;
  const texts = list.split("_");
  if (texts.length > maxRooms) return undefined;
  const rooms = texts.flatMap((text) => parseRoom(text) ?? []);
  const floor = rooms.reduce((sum, { room, isEmpty }) => sum + (isEmpty ? 0 : room.length * room.width), 0);
  if (rooms.length < texts.length || floor > maxFloor) return undefined;
  const picture = { pxPerMetre, rooms };
  // One picture has one address, so that nobody fills caches with others for it.
  return formatPlanHref(picture) === `/plans/${path}` ? picture : undefined;
}
