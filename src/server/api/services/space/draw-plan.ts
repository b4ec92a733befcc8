import { ServiceError } from "#contract/codes.ts";
import type { Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { planSeating } from "#domain/seating/plan-seating.ts";
import { type Room, createRoom } from "#domain/seating/room.ts";
import { drawRoom } from "#domain/seating-drawing/draw-room.ts";
import { renderPlanSheet } from "#domain/seating-drawing/render-plan-sheet.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import type { Context } from "../context.ts";

/** Default layouts, tried in this order. */
const defaultLayouts: LayoutKey[] = ["classroom", "theatre", "boardroom", "banquet", "cocktail"];

const pickDefaultLayout = (space: Space, room: Room): LayoutKey =>
  defaultLayouts.find(
    (layout) => space.capacity[layout] !== 0 && (assessCapacity(space, layout, room).comfortable ?? 0) > 0,
  ) ?? "classroom";

/** Loads the parts of a divisible space, in order. */
async function loadParts({ catalogue }: Context, { splitsInto = [] }: Space): Promise<Space[]> {
  if (splitsInto.length === 0) return [];
  const parts = await catalogue.spacesByIds(splitsInto);
  return splitsInto.flatMap((id) => parts.find((part) => part.id === id) ?? []);
}

/**
 * Draws a space's seating plan as an SVG document, to scale on an A4 sheet; an empty room if the layout is unsuitable.
 * @throws ServiceError notFound, also if the space's length or width is unknown
 */
export async function drawPlan(context: Context, input: Parsed<"space/plan.svg">): Promise<string> {
  const space = await context.catalogue.spaceById(input.spaceCode);
  const [venue, parts] = space
    ? await Promise.all([context.catalogue.venueById(space.venueId), loadParts(context, space)])
    : [];
  if (!space || !venue || !parts) throw new ServiceError("notFound");
  const room = createRoom(space);
  if (!room) throw new ServiceError("notFound", { message: planZh.noMeasures });
  const layout = input.layout ?? pickDefaultLayout(space, room);
  const figures = assessCapacity(space, layout, room);
  const plan = space.capacity[layout] === 0 ? undefined : planSeating(room, layout, { people: input.people });
  return renderPlanSheet(
    {
      drawing: drawRoom(room, plan, parts),
      venue: venue.name,
      space: space.name,
      demo: space.demo,
      layout,
      people: input.people ?? plan?.people ?? 0,
      figures,
      day: toChinaDay(context.now()),
    },
    planZh,
  );
}
