import type { VrScene } from "#domain/picture/picture.ts";
import { formatVrHref } from "#domain/venue/format-venue-href.ts";

/** The scene selection of a URL. Without a place, the venue's first scene. */
export interface SceneSelection {
  place?: { type: string; spaceId: string };
  layout?: string;
  /** Id of a scene, where place and layout are ambiguous. */
  scene?: string;
}

/** The scenes of one space (`spaceId` 0: of no space) under one kind of picture: its layouts. */
export interface ScenePlace {
  type: string;
  spaceId: string;
  scenes: VrScene[];
}

/** Space id in the URL of scenes that belong to no space. */
export const noSpaceId = "0";

const isAtPlace = (scene: VrScene, type: string, spaceId: string) =>
  scene.catalogType === type && (scene.spaceId ?? noSpaceId) === spaceId;

/** Groups scenes by place, both in the venue's order. */
export function groupByPlace(scenes: readonly VrScene[]): ScenePlace[] {
  const places: ScenePlace[] = [];
  for (const scene of scenes) {
    const existing = places.find(({ type, spaceId }) => isAtPlace(scene, type, spaceId));
    if (existing) existing.scenes.push(scene);
    else places.push({ type: scene.catalogType, spaceId: scene.spaceId ?? noSpaceId, scenes: [scene] });
  }
  return places;
}

/** Returns the scenes of a place, or of its space under another kind of picture where the place has none. */
function findScenesAtPlace(
  scenes: readonly VrScene[],
  { type, spaceId }: { type: string; spaceId: string },
): VrScene[] {
  const matches = scenes.filter((scene) => isAtPlace(scene, type, spaceId));
  if (matches.length > 0 || spaceId === noSpaceId) return matches;
  return scenes.filter((scene) => scene.spaceId === spaceId);
}

/**
 * Returns the scene that a URL selects: in its place the one with the requested layout, else the place's first; without a
 * place the venue's `first`. Undefined where the place has no scene.
 */
export function findScene(scenes: readonly VrScene[], selection: SceneSelection, first: string): VrScene | undefined {
  const { place } = selection;
  const candidates = place ? findScenesAtPlace(scenes, place) : scenes;
  const fallback = place ? candidates[0] : (candidates.find(({ id }) => id === first) ?? candidates[0]);
  return (
    candidates.find(({ id }) => id === selection.scene) ??
    (place && candidates.find(({ layout }) => layout !== undefined && layout === selection.layout)) ??
    fallback
  );
}

/** Formats the URL of a scene: the path of its place, and a query where it is not the place's first. */
export function formatSceneHref(venueId: string, scenes: readonly VrScene[], scene: VrScene): string {
  const place = { type: scene.catalogType, spaceId: scene.spaceId ?? noSpaceId };
  const atPlace = scenes.filter((one) => isAtPlace(one, place.type, place.spaceId));
  const path = formatVrHref(venueId, place);
  if (atPlace[0]?.id === scene.id) return path;
  const isFirstOfLayout = atPlace.find(({ layout }) => layout === scene.layout)?.id === scene.id;
  return `${path}?${scene.layout && isFirstOfLayout ? `layout=${scene.layout}` : `scene=${encodeURIComponent(scene.id)}`}`;
}

/** Returns whether two scenes are layouts of the same room; each scene without a space is its own room. */
export const isSameRoom = (a: VrScene, b: VrScene): boolean => a.spaceId !== undefined && a.spaceId === b.spaceId;

/** Returns whether two scenes have the same place in the URL. */
export const isSamePlace = (a: VrScene, b: VrScene): boolean => isAtPlace(a, b.catalogType, b.spaceId ?? noSpaceId);
