import type { SpaceWire, VenueWire } from "#contract/schemas/entities.ts";
import type { VrScene } from "#domain/picture/picture.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import type { PlannedRoom } from "#domain/plan-picture/format-plan-href.ts";
import { pickDefined } from "#domain/omit-undefined.ts";
import { pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { findScene, noSpaceId, type SceneSelection } from "../../features/vr/find-scene.ts";
import type { DataOf, LoaderContext } from "../../page.ts";

export interface VrInput {
  siteId: string;
  selection: SceneSelection;
}

export type VrSpace = Pick<SpaceWire, "id" | "name" | "floor" | "area" | "height" | "priceDay" | "priceYear"> & {
  /** The room in the first layout that it is used in, where its sides are known. */
  planned?: PlannedRoom | undefined;
};

/** Layouts of a plan, tried in this order. */
const planLayouts = ["classroom", "theatre", "banquet", "boardroom", "ushape"] as const;

function planRoom(space: SpaceWire): PlannedRoom | undefined {
  if (!hasKnownSides(space)) return undefined;
  const layout = planLayouts.find((key) => space.capacity[key]);
  const room = pickDefined(space, ["length", "width", "height", "pillars", "stage", "led"]);
  return { room, layout: layout ?? "theatre", isEmpty: layout === undefined };
}

/** Reduces the API answers to what the page carries: the scenes, and only the spaces that they show. */
function toVrData(venue: VenueWire, scenes: VrScene[], first: string, selection: SceneSelection) {
  const current = findScene(scenes, selection, first);
  const shown = new Set([selection.place?.spaceId, ...scenes.map(({ spaceId }) => spaceId)]);
  return {
    venue: pickVenueHead(venue),
    scenes,
    ...(current && { current: current.id }),
    spaces: venue.spaces
      .filter(({ id }) => shown.has(id))
      .map((space) => ({
        ...pickDefined(space, ["id", "name", "floor", "area", "height", "priceDay", "priceYear"]),
        ...(space.id === selection.place?.spaceId && { planned: planRoom(space) }),
      })),
  };
}

/** Loads a venue's tour; fails with a 404 where the requested space is not the venue's. */
export async function loadVr({ siteId, selection }: VrInput, { call }: LoaderContext) {
  const [venue, vr] = await Promise.all([
    call("hotel/getSiteDetailNew", { siteId }),
    call("media/getSiteVrDetail", { siteId }),
  ]);
  const spaceCode = selection.place?.spaceId ?? noSpaceId;
  // The call answers 404 for a space of another venue, and so does the page.
  if (spaceCode !== noSpaceId && !venue.spaces.some(({ id }) => id === spaceCode)) {
    await call("hotel/getConfNew", { siteId, spaceCode });
  }
  return toVrData(venue, vr.scenes, vr.first, selection);
}

/** What the page shows. */
export type VrData = DataOf<typeof loadVr>;
