import type { VrHotspot, VrScene } from "#domain/picture/picture.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { toCatalogPicture, type LibraryPicture, type Theme } from "./library-picture.ts";
import type { RoomKind } from "../rooms/room-kinds.ts";

/** Largest ratio between the areas of a room and of the panorama that shows it. */
const maxAreaRatio = 1.7;
const shownKinds = new Set<RoomKind>(["ballroom", "function", "meeting", "salon", "classroom"]);
/** Most rooms of a venue with panoramas. */
const maxRooms = 2;
/** Yaw and pitch (radians) of the door where a panorama does not record it. */
const backDoor: [number, number] = [Math.PI, -0.05];
/** Pitch and spacing (radians) of hotspots to other layouts of the same room. */
const setUpPitch = -0.34;
const setUpSpacing = 0.62;
/** First yaw and spacing (radians) of hotspots that lead out of the lobby. */
const lobbyStart = -1.2;
const lobbySpacing = 0.8;

const centreView = { yaw: 0, pitch: 0 };

interface ShownRoom {
  space: Space;
  shots: readonly LibraryPicture[];
}

/** Finds the spaces for which the theme has a panorama of similar size, largest first. */
function findShownRooms(
  spaces: readonly { space: Space; kind: RoomKind }[],
  theme: Theme,
  library: readonly LibraryPicture[],
): ShownRoom[] {
  return spaces
    .filter(({ space, kind }) => shownKinds.has(kind) && space.partOf === undefined && space.pillars === 0)
    .map(({ space }) => {
      const isSimilarSize = ({ length, width }: LibraryPicture) =>
        Math.abs(Math.log((space.area ?? 0) / (length * width))) <= Math.log(maxAreaRatio);
      const shots = library.filter(
        (shot) => shot.layout && shot.theme === theme && (space.capacity[shot.layout] ?? 0) > 0 && isSimilarSize(shot),
      );
      return { space, shots };
    })
    .filter(({ shots }) => shots.length > 0)
    .sort((a, b) => (b.space.area ?? 0) - (a.space.area ?? 0) || (a.space.id < b.space.id ? -1 : 1))
    .slice(0, maxRooms);
}

const formatSceneId = (space: Space, shot: LibraryPicture): string => `${space.id}-${shot.layout}`;

function buildRoomScenes({ space, shots }: ShownRoom, nextScene: string | undefined): VrScene[] {
  return shots.map((shot): VrScene => {
    const others = shots.filter((other) => other !== shot);
    const setUps = others.map(
      (other, at): VrHotspot => ({
        to: formatSceneId(space, other),
        yaw: (at - (others.length - 1) / 2) * setUpSpacing,
        pitch: setUpPitch,
      }),
    );
    const [yaw, pitch] = shot.hotspots?.door ?? backDoor;
    return {
      id: formatSceneId(space, shot),
      name: `${space.name} · ${getLayoutByKey(shot.layout!).name}`,
      panorama: toCatalogPicture(shot, { catalogType: "huiyishi", spaceId: space.id, caption: space.name }),
      catalogType: "huiyishi",
      spaceId: space.id,
      layout: shot.layout!,
      view: centreView,
      hotspots: [...setUps, ...(nextScene ? [{ to: nextScene, yaw, pitch }] : [])],
    };
  });
}

/** Builds the VR scenes of a venue: its lobby, if rendered in its theme, and rooms in each rendered layout. */
export function buildPanoramas(
  venue: Venue,
  spaces: readonly { space: Space; kind: RoomKind }[],
  theme: Theme,
  library: readonly LibraryPicture[],
): VrScene[] {
  const all = library.filter(({ panorama }) => panorama);
  const rooms = findShownRooms(spaces, theme, all);
  if (rooms.length === 0) return [];
  const lobbyShot = all.find((shot) => shot.kind === "lobby" && shot.theme === theme);
  const lobby = lobbyShot && (venue.type === "hotel" || venue.type === "resort") ? lobbyShot : undefined;
  const firstOf = ({ space, shots }: ShownRoom) => formatSceneId(space, shots[0]!);
  const scenes = rooms.flatMap((room, at) => {
    const next = rooms[(at + 1) % rooms.length]!;
    return buildRoomScenes(room, lobby ? "lobby" : next === room ? undefined : firstOf(next));
  });
  if (!lobby) return scenes;
  const lobbyHotspots = rooms.map((room, at) => ({
    to: firstOf(room),
    yaw: lobbyStart + at * lobbySpacing,
    pitch: -0.06,
  }));
  const panorama = toCatalogPicture(lobby, { catalogType: "dating", caption: "大堂" });
  return [
    { id: "lobby", name: "大堂", panorama, catalogType: "dating", view: centreView, hotspots: lobbyHotspots },
    ...scenes,
  ];
}
