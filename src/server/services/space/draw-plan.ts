import { Refusal } from "../../../contract/codes.ts";
import type { Parsed } from "../../../contract/index.ts";
import { dayInChina } from "../../../domain/day.ts";
import { assessCapacity } from "../../../domain/seating/assess.ts";
import { planSeating } from "../../../domain/seating/plan.ts";
import { type Room, roomOf } from "../../../domain/seating/room.ts";
import { drawRoom } from "../../../domain/seating-drawing/draw-room.ts";
import { planSheet } from "../../../domain/seating-drawing/sheet.ts";
import type { LayoutKey } from "../../../domain/space/layout.ts";
import type { Space } from "../../../domain/space/space.ts";
import { planZh } from "../../../texts/plan.zh.ts";
import type { Context } from "../context.ts";

/** Default layouts, tried in this order. */
const usual: LayoutKey[] = ["classroom", "theatre", "boardroom", "banquet", "cocktail"];

const usualLayout = (space: Space, room: Room): LayoutKey =>
  usual.find((layout) => space.capacity[layout] !== 0 && (assessCapacity(space, layout, room).comfortable ?? 0) > 0) ??
  "classroom";

/** Loads the parts of a divisible space, in order. */
async function partsOf({ catalogue }: Context, { splitsInto = [] }: Space): Promise<Space[]> {
  if (splitsInto.length === 0) return [];
  const parts = await catalogue.spacesByIds(splitsInto);
  return splitsInto.flatMap((id) => parts.find((part) => part.id === id) ?? []);
}

/**
 * Draws a space's seating plan as an SVG document, to scale on an A4 sheet; an empty room if the layout is unsuitable.
 * @throws Refusal notFound, also if the space's length or width is unknown
 */
export async function drawPlan(context: Context, input: Parsed<"space/plan.svg">): Promise<string> {
  const space = await context.catalogue.spaceById(input.spaceCode);
  const [venue, parts] = space
    ? await Promise.all([context.catalogue.venueById(space.venueId), partsOf(context, space)])
    : [];
  if (!space || !venue || !parts) throw new Refusal("notFound");
  const room = roomOf(space);
  if (!room) throw new Refusal("notFound", { message: planZh.noMeasures });
  const layout = input.layout ?? usualLayout(space, room);
  const figures = assessCapacity(space, layout, room);
  const plan = space.capacity[layout] === 0 ? undefined : planSeating(room, layout, { people: input.people });
  return planSheet(
    {
      drawing: drawRoom(room, plan, parts),
      venue: venue.name,
      space: space.name,
      demo: space.demo,
      layout,
      people: input.people ?? plan?.people ?? 0,
      figures,
      day: dayInChina(context.now()),
    },
    planZh,
  );
}
