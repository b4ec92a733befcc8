import type { VrHotspot, VrScene } from "../src/domain/picture/picture.ts";
import { layoutByKey } from "../src/domain/space/layout.ts";
import type { Space } from "../src/domain/space/space.ts";
import type { Venue } from "../src/domain/venue/venue.ts";
import { filed, type LibraryPicture, type Theme } from "./picture-library.ts";
import type { RoomKind } from "./room-kinds.ts";

/** Largest ratio between the areas of a room and of the panorama that shows it. */
const furthest = 1.7;
const kinds = new Set<RoomKind>(["ballroom", "function", "meeting", "salon", "classroom"]);
/** Most rooms of a venue with panoramas. */
const mostRooms = 2;
/** Yaw and pitch (radians) of the door where a panorama does not record it. */
const behind: [number, number] = [Math.PI, -0.05];
/** Pitch and spacing (radians) of hotspots to other layouts of the same room. */
const setUpPitch = -0.34;
const setUpApart = 0.62;
/** First yaw and spacing (radians) of hotspots that lead out of the lobby. */
const lobbyFrom = -1.2;
const lobbyApart = 0.8;

const middle = { yaw: 0, pitch: 0 };

interface Room {
  space: Space;
  shots: readonly LibraryPicture[];
}

/** Finds the spaces for which the theme has a panorama of similar size, largest first. */
function roomsShown(
  spaces: readonly { space: Space; kind: RoomKind }[],
  theme: Theme,
  library: readonly LibraryPicture[],
): Room[] {
  return spaces
    .filter(({ space, kind }) => kinds.has(kind) && space.partOf === undefined && space.pillars === 0)
    .map(({ space }) => {
      const like = ({ length, width }: LibraryPicture) =>
        Math.abs(Math.log((space.area ?? 0) / (length * width))) <= Math.log(furthest);
      const shots = library.filter(
        (shot) => shot.layout && shot.theme === theme && (space.capacity[shot.layout] ?? 0) > 0 && like(shot),
      );
      return { space, shots };
    })
    .filter(({ shots }) => shots.length > 0)
    .sort((a, b) => (b.space.area ?? 0) - (a.space.area ?? 0) || (a.space.id < b.space.id ? -1 : 1))
    .slice(0, mostRooms);
}

const sceneId = (space: Space, shot: LibraryPicture): string => `${space.id}-${shot.layout}`;

function roomScenes({ space, shots }: Room, beyond: string | undefined): VrScene[] {
  return shots.map((shot): VrScene => {
    const others = shots.filter((other) => other !== shot);
    const setUps = others.map(
      (other, at): VrHotspot => ({
        to: sceneId(space, other),
        yaw: (at - (others.length - 1) / 2) * setUpApart,
        pitch: setUpPitch,
      }),
    );
    const [yaw, pitch] = shot.hotspots?.door ?? behind;
    return {
      id: sceneId(space, shot),
      name: `${space.name} · ${layoutByKey(shot.layout!).name}`,
      panorama: filed(shot, { catalogType: "huiyishi", spaceId: space.id, caption: space.name }),
      catalogType: "huiyishi",
      spaceId: space.id,
      layout: shot.layout!,
      view: middle,
      hotspots: [...setUps, ...(beyond ? [{ to: beyond, yaw, pitch }] : [])],
    };
  });
}

/** Builds the VR scenes of a venue: its lobby, if rendered in its theme, and rooms in each rendered layout. */
export function panoramasOf(
  venue: Venue,
  spaces: readonly { space: Space; kind: RoomKind }[],
  theme: Theme,
  library: readonly LibraryPicture[],
): VrScene[] {
  const all = library.filter(({ panorama }) => panorama);
  const rooms = roomsShown(spaces, theme, all);
  if (rooms.length === 0) return [];
  const hall = all.find((shot) => shot.kind === "lobby" && shot.theme === theme);
  const lobby = hall && (venue.type === "hotel" || venue.type === "resort") ? hall : undefined;
  const firstOf = ({ space, shots }: Room) => sceneId(space, shots[0]!);
  const scenes = rooms.flatMap((room, at) => {
    const next = rooms[(at + 1) % rooms.length]!;
    return roomScenes(room, lobby ? "lobby" : next === room ? undefined : firstOf(next));
  });
  if (!lobby) return scenes;
  const ways = rooms.map((room, at) => ({ to: firstOf(room), yaw: lobbyFrom + at * lobbyApart, pitch: -0.06 }));
  const panorama = filed(lobby, { catalogType: "dating", caption: "大堂" });
  return [{ id: "lobby", name: "大堂", panorama, catalogType: "dating", view: middle, hotspots: ways }, ...scenes];
}
