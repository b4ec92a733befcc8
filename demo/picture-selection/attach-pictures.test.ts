import { describe, expect, it } from "vitest";
import { layouts } from "#domain/space/layouts.ts";
import { computeScore } from "#server/search/columns/compute-score.ts";
import { generateCatalogue } from "../generate-catalogue.ts";
import { type LibraryPicture, type PictureKind, themes } from "./library-picture.ts";
import { demoSeed } from "../demo-seed.ts";
import { isOutdoors, isThemeless } from "./place-kind.ts";

const sizes = [
  [8, 6],
  [12, 9],
  [18, 12],
  [24, 16],
  [34, 21],
] as const;
const venuePictureKinds: readonly PictureKind[] = ["foyer", "restaurant", "guest-twin", "guest-king", "lobby", "lawn"];

const placeSizes: Partial<Record<PictureKind, readonly [number, number]>> = {
  cafe: [12, 8],
  gallery: [14, 10],
  studio: [12, 9],
  cinema: [19, 14],
  playhouse: [21, 15],
  "black-box": [16, 13],
  saloon: [16, 8],
  exhibition: [60, 36],
  "stadium-lounge": [13, 9],
  beach: [36, 24],
  courtyard: [20, 16],
  barn: [20, 12],
  "private-dining": [7, 6],
};

/** Creates a test library: every layout in every theme and five sizes, the venue parts, places, panoramas in two themes. */
function createTestLibrary(): LibraryPicture[] {
  const row = (id: string, more: Partial<LibraryPicture>): LibraryPicture => ({
    id,
    kind: "lobby",
    panorama: false,
    theme: "walnut",
    length: 12,
    width: 9,
    height: 3,
    caption: "",
    catalogType: "huiyishi",
    file: `${id}.webp`,
    pixels: [1280, 800],
    hash: id.padEnd(20, "0"),
    color: "#888888",
    ...more,
  });
  const rooms = themes.flatMap((theme) =>
    layouts.flatMap(({ key }) =>
      sizes.map(([length, width]) =>
        row(`${theme}-${key}-${length}`, { theme, kind: key, layout: key, length, width }),
      ),
    ),
  );
  const parts = themes.flatMap((theme) => venuePictureKinds.map((kind) => row(`${theme}-${kind}`, { theme, kind })));
  const places = Object.entries(placeSizes).flatMap(([kind, [length, width]]) =>
    [1, 2].map((number) => row(`${kind}-${number}`, { kind: kind as PictureKind, length, width })),
  );
  const panoramas = (["walnut", "ivory"] as const).flatMap((theme) =>
    (["classroom", "theatre", "ushape", "banquet"] as const).map((layout) =>
      row(`pano-${theme}-${layout}`, { theme, layout, kind: layout, panorama: true, length: 14.4, width: 10.2 }),
    ),
  );
  return [...rooms, ...parts, ...places, ...panoramas, row("pano-lobby", { panorama: true })];
}

const library = createTestLibrary();
const byHash = new Map(library.map((row) => [row.hash, row]));
const { venues, spaces } = generateCatalogue({ seed: demoSeed, library });
const spacesByVenue = Map.groupBy(spaces, ({ venueId }) => venueId);

/** Lists the themes of furnished rooms; a lawn or a café has none. */
const listThemes = (pictures: readonly { hash: string }[]) =>
  pictures
    .map(({ hash }) => byHash.get(hash)!)
    .filter(({ kind }) => !isThemeless(kind))
    .map(({ theme }) => theme);

describe("pictures of spaces", () => {
  it("show rooms of similar size in layouts that suit the space", () => {
    const wrong = spaces.flatMap((space) =>
      (space.pictures ?? []).filter(({ hash }) => {
        const shot = byHash.get(hash)!;
        if (isOutdoors(shot.kind)) return false;
        const ratio = space.area! / (shot.length * shot.width);
        return !(ratio < 2.3 && ratio > 1 / 2.3) || (shot.layout && space.capacity[shot.layout] === 0);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("exist for most spaces, without duplicates in a space, marked as rendered", () => {
    const shown = spaces.filter(({ pictures }) => pictures);
    expect(shown.length / spaces.length).toBeGreaterThan(0.8);
    for (const { pictures = [] } of shown) {
      expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(pictures.length);
      expect(pictures.every(({ rendered }) => rendered)).toBe(true);
    }
  });

  it("show a divisible space and its parts in one theme", () => {
    for (const spaceGroup of Map.groupBy(spaces, ({ id, partOf }) => partOf ?? id).values()) {
      const seen = new Set(spaceGroup.flatMap(({ pictures = [] }) => listThemes(pictures)));
      expect(seen.size).toBeLessThanOrEqual(1);
    }
  });

  it("use one theme and its related theme per venue", () => {
    for (const own of spacesByVenue.values()) {
      const seen = new Set(own.flatMap(({ pictures = [] }) => listThemes(pictures)));
      const pairs = new Set([...seen].map((theme) => Math.floor(themes.indexOf(theme) / 2)));
      expect(pairs.size).toBeLessThanOrEqual(1);
    }
  });
});

describe("pictures of venues", () => {
  it("show a lobby only for hotels and resorts, and guest rooms only if the venue has them", () => {
    const kindsOf = (hashes: readonly { hash: string }[]) => hashes.map(({ hash }) => byHash.get(hash)!.kind);
    for (const { type, pictures = [], guestRooms } of venues) {
      const kinds = kindsOf(pictures);
      if (kinds.includes("lobby")) expect(["hotel", "resort"]).toContain(type);
      if (kinds.some((kind) => kind.startsWith("guest-"))) expect(guestRooms?.length).toBeGreaterThan(0);
    }
  });

  it("show what a venue is, not a hotel's meeting room, as cover of a cinema, a ship, a café and the like", () => {
    const kindsOfType = (type: string) =>
      new Set(
        venues
          .filter((venue) => venue.type === type)
          .flatMap(({ pictures = [] }) => byHash.get(pictures[0]?.hash ?? "")?.kind ?? []),
      );
    const types = {
      theatre: ["playhouse", "cinema", "black-box"],
      "art-centre": ["gallery", "studio"],
      cafe: ["cafe"],
      cruise: ["saloon"],
      stadium: ["stadium-lounge"],
      "exhibition-hall": ["exhibition"],
      restaurant: ["private-dining", "restaurant"],
    };
    for (const [type, expected] of Object.entries(types)) {
      const seen = kindsOfType(type);
      expect([...seen]).toEqual(expect.arrayContaining(expected));
      expect([...seen].filter((kind) => layouts.some(({ key }) => key === kind))).toEqual([]);
    }
  });

  it("show in a cinema the screen, in a farm the barn, and at sea no lawn", () => {
    const kindsWith = (part: string) =>
      venues
        .filter(({ name }) => name.includes(part))
        .flatMap(({ id, pictures = [] }) => {
          const ofSpaces = (spacesByVenue.get(id) ?? []).flatMap(({ pictures: own = [] }) => own);
          return [...pictures, ...ofSpaces].map(({ hash }) => byHash.get(hash)!.kind);
        });
    expect(kindsWith("影城")).toContain("cinema");
    expect(kindsWith("影城")).not.toContain("playhouse");
    expect(kindsWith("音乐厅")).not.toContain("cinema");
    expect(kindsWith("农场")).toContain("barn");
    expect(kindsWith("号游")).not.toContain("lawn");
  });

  it("start with covers that differ between neighbours in a city's recommended order", () => {
    const byCity = Map.groupBy(venues, ({ cityCode }) => cityCode);
    for (const city of byCity.values()) {
      const covers = city
        .map((venue) => ({ venue, score: computeScore(venue, spacesByVenue.get(venue.id) ?? []) }))
        .sort((a, b) => b.score - a.score || (a.venue.id < b.venue.id ? -1 : 1))
        .map(({ venue }) => venue.pictures?.[0]?.hash);
      const alike = covers.filter((hash, at) => hash !== undefined && hash === covers[at + 1]);
      expect(alike).toEqual([]);
    }
  });
});

describe("panoramas", () => {
  const venuesWithVr = venues.filter(({ vr }) => vr);

  it("exist for many venues, and their spaces have the VR feature", () => {
    expect(venuesWithVr.length).toBeGreaterThan(200);
    expect(spaces.filter(({ hasVr }) => hasVr).every(({ features }) => features.includes("vr"))).toBe(true);
    expect(venuesWithVr.every(({ hasVr }) => hasVr)).toBe(true);
  });

  it("link only to scenes of the same venue, and every scene is reachable", () => {
    for (const { vr = [] } of venuesWithVr) {
      const ids = new Set(vr.map(({ id }) => id));
      expect(ids.size).toBe(vr.length);
      const reached = new Set([vr[0]!.id]);
      for (const id of reached) for (const { to } of vr.find((scene) => scene.id === id)!.hotspots) reached.add(to);
      expect(reached).toEqual(ids);
    }
  });
});

it("attaches nothing if the library is empty", () => {
  const bare = generateCatalogue({ seed: demoSeed, library: [] });
  expect(bare.venues.some(({ pictures, hasVr }) => pictures || hasVr)).toBe(false);
});
