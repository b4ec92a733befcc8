import type { VrScene } from "../../../domain/picture/picture.ts";
import { vrHref } from "../../../domain/venue/venue-href.ts";

/** What a URL says of where one wants to stand. Without a place the house's first scene is meant. */
export interface SceneWish {
  place?: { type: string; spaceId: string };
  layout?: string;
  /** Id of a scene, where neither place nor layout tells two apart. */
  scene?: string;
}

/** The scenes of one space (`spaceId` 0: of no space) under one kind of picture: the same room, set up differently. */
export interface Place {
  type: string;
  spaceId: string;
  scenes: VrScene[];
}

/** What stands in the URL for scenes that belong to no space. */
export const noSpace = "0";

const isOf = (scene: VrScene, type: string, spaceId: string) =>
  scene.catalogType === type && (scene.spaceId ?? noSpace) === spaceId;

/** The scenes by place, both in the order of the house. */
export function placesOf(scenes: readonly VrScene[]): Place[] {
  const places: Place[] = [];
  for (const scene of scenes) {
    const known = places.find(({ type, spaceId }) => isOf(scene, type, spaceId));
    if (known) known.scenes.push(scene);
    else places.push({ type: scene.catalogType, spaceId: scene.spaceId ?? noSpace, scenes: [scene] });
  }
  return places;
}

/** The scenes of a place; a space whose scenes stand under another kind of picture is found there. */
function scenesOf(scenes: readonly VrScene[], { type, spaceId }: { type: string; spaceId: string }): VrScene[] {
  const there = scenes.filter((scene) => isOf(scene, type, spaceId));
  if (there.length > 0 || spaceId === noSpace) return there;
  return scenes.filter((scene) => scene.spaceId === spaceId);
}

/**
 * The scene that a URL means: of its place the one in the layout asked for, else the place's first; without a place the
 * house's `first`. Undefined where the place has no scene.
 */
export function sceneAt(scenes: readonly VrScene[], wish: SceneWish, first: string): VrScene | undefined {
  const { place } = wish;
  const there = place ? scenesOf(scenes, place) : scenes;
  const start = place ? there[0] : (there.find(({ id }) => id === first) ?? there[0]);
  return (
    there.find(({ id }) => id === wish.scene) ??
    (place && there.find(({ layout }) => layout !== undefined && layout === wish.layout)) ??
    start
  );
}

/** Where a scene stands: the path of its place, and a query where it is not the place's first. */
export function sceneHref(venueId: string, scenes: readonly VrScene[], scene: VrScene): string {
  const place = { type: scene.catalogType, spaceId: scene.spaceId ?? noSpace };
  const there = scenes.filter((one) => isOf(one, place.type, place.spaceId));
  const path = vrHref(venueId, place);
  if (there[0]?.id === scene.id) return path;
  const alone = there.find(({ layout }) => layout === scene.layout)?.id === scene.id;
  return `${path}?${scene.layout && alone ? `layout=${scene.layout}` : `scene=${encodeURIComponent(scene.id)}`}`;
}

/** Whether two scenes are the same room, set up differently; scenes of no space are each a room of their own. */
export const sameRoom = (a: VrScene, b: VrScene): boolean => a.spaceId !== undefined && a.spaceId === b.spaceId;

/** Whether two scenes stand under the same place in the URL. */
export const samePlace = (a: VrScene, b: VrScene): boolean => isOf(a, b.catalogType, b.spaceId ?? noSpace);
