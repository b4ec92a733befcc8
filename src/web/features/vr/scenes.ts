import type { VrScene } from "../../../domain/picture/picture.ts";
import { vrHref } from "../../../domain/venue/venue-href.ts";

/** The scene selection of a URL. Without a place, the venue's first scene. */
export interface SceneWish {
  place?: { type: string; spaceId: string };
  layout?: string;
  /** Id of a scene, where place and layout are ambiguous. */
  scene?: string;
}

/** The scenes of one space (`spaceId` 0: of no space) under one kind of picture: its layouts. */
export interface Place {
  type: string;
  spaceId: string;
  scenes: VrScene[];
}

/** Space id in the URL of scenes that belong to no space. */
export const noSpace = "0";

const isOf = (scene: VrScene, type: string, spaceId: string) =>
  scene.catalogType === type && (scene.spaceId ?? noSpace) === spaceId;

/** Groups scenes by place, both in the venue's order. */
export function placesOf(scenes: readonly VrScene[]): Place[] {
  const places: Place[] = [];
  for (const scene of scenes) {
    const known = places.find(({ type, spaceId }) => isOf(scene, type, spaceId));
    if (known) known.scenes.push(scene);
    else places.push({ type: scene.catalogType, spaceId: scene.spaceId ?? noSpace, scenes: [scene] });
  }
  return places;
}

/** Returns the scenes of a place, or of its space under another kind of picture where the place has none. */
function scenesOf(scenes: readonly VrScene[], { type, spaceId }: { type: string; spaceId: string }): VrScene[] {
  const there = scenes.filter((scene) => isOf(scene, type, spaceId));
  if (there.length > 0 || spaceId === noSpace) return there;
  return scenes.filter((scene) => scene.spaceId === spaceId);
}

/**
 * Returns the scene that a URL selects: in its place the one with the requested layout, else the place's first; without a
 * place the venue's `first`. Undefined where the place has no scene.
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

/** Formats the URL of a scene: the path of its place, and a query where it is not the place's first. */
export function sceneHref(venueId: string, scenes: readonly VrScene[], scene: VrScene): string {
  const place = { type: scene.catalogType, spaceId: scene.spaceId ?? noSpace };
  const there = scenes.filter((one) => isOf(one, place.type, place.spaceId));
  const path = vrHref(venueId, place);
  if (there[0]?.id === scene.id) return path;
  const alone = there.find(({ layout }) => layout === scene.layout)?.id === scene.id;
  return `${path}?${scene.layout && alone ? `layout=${scene.layout}` : `scene=${encodeURIComponent(scene.id)}`}`;
}

/** Returns whether two scenes are layouts of the same room; each scene without a space is its own room. */
export const sameRoom = (a: VrScene, b: VrScene): boolean => a.spaceId !== undefined && a.spaceId === b.spaceId;

/** Returns whether two scenes have the same place in the URL. */
export const samePlace = (a: VrScene, b: VrScene): boolean => isOf(a, b.catalogType, b.spaceId ?? noSpace);
