import { describe, expect, it } from "vitest";
import { layouts } from "../src/domain/space/layout.ts";
import { scoreOf } from "../src/server/search/score.ts";
import { generateCatalogue } from "./generate.ts";
import { type LibraryPicture, type PictureKind, themes } from "./picture-library.ts";
import { demoSeed } from "./seed.ts";

const sizes = [
  [8, 6],
  [12, 9],
  [18, 12],
  [24, 16],
  [34, 21],
] as const;
const others: readonly PictureKind[] = ["foyer", "restaurant", "guest-twin", "guest-king", "lobby", "lawn"];

/** A made-up library: every layout in every theme and five sizes, the parts of a house, panoramas in two themes. */
function madeUp(): LibraryPicture[] {
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
  const parts = themes.flatMap((theme) => others.map((kind) => row(`${theme}-${kind}`, { theme, kind })));
  const panoramas = (["walnut", "ivory"] as const).flatMap((theme) =>
    (["classroom", "theatre", "ushape", "banquet"] as const).map((layout) =>
      row(`pano-${theme}-${layout}`, { theme, layout, kind: layout, panorama: true, length: 14.4, width: 10.2 }),
    ),
  );
  return [...rooms, ...parts, ...panoramas, row("pano-lobby", { panorama: true })];
}

const library = madeUp();
const byHash = new Map(library.map((row) => [row.hash, row]));
const { venues, spaces } = generateCatalogue({ seed: demoSeed, library });
const spacesOf = Map.groupBy(spaces, ({ venueId }) => venueId);

describe("pictures of spaces", () => {
  it("show rooms of about their own size, in set-ups that they do not call unsuitable", () => {
    const wrong = spaces.flatMap((space) =>
      (space.pictures ?? []).filter(({ hash }) => {
        const shot = byHash.get(hash)!;
        if (shot.kind === "lawn") return false;
        const ratio = space.area! / (shot.length * shot.width);
        return !(ratio < 2.3 && ratio > 1 / 2.3) || (shot.layout && space.capacity[shot.layout] === 0);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("are there for most, each file once a space, each marked as rendered", () => {
    const shown = spaces.filter(({ pictures }) => pictures);
    expect(shown.length / spaces.length).toBeGreaterThan(0.8);
    for (const { pictures = [] } of shown) {
      expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(pictures.length);
      expect(pictures.every(({ rendered }) => rendered)).toBe(true);
    }
  });

  it("show a hall and its parts in one theme", () => {
    for (const hall of Map.groupBy(spaces, ({ id, partOf }) => partOf ?? id).values()) {
      const seen = new Set(hall.flatMap(({ pictures = [] }) => pictures.map(({ hash }) => byHash.get(hash)!.theme)));
      expect(seen.size).toBeLessThanOrEqual(1);
    }
  });

  it("keep a house to one theme and its kin", () => {
    for (const own of spacesOf.values()) {
      const seen = new Set(own.flatMap(({ pictures = [] }) => pictures.map(({ hash }) => byHash.get(hash)!.theme)));
      const pairs = new Set([...seen].map((theme) => Math.floor(themes.indexOf(theme) / 2)));
      expect(pairs.size).toBeLessThanOrEqual(1);
    }
  });
});

describe("pictures of houses", () => {
  it("hang a lobby in hotels and resorts alone, a guest room only where there are any", () => {
    const kindsOf = (hashes: readonly { hash: string }[]) => hashes.map(({ hash }) => byHash.get(hash)!.kind);
    for (const { type, pictures = [], guestRooms } of venues) {
      const kinds = kindsOf(pictures);
      if (kinds.includes("lobby")) expect(["hotel", "resort"]).toContain(type);
      if (kinds.some((kind) => kind.startsWith("guest-"))) expect(guestRooms?.length).toBeGreaterThan(0);
    }
  });

  it("begin with covers that differ from their neighbours' in the recommended order of a city", () => {
    const byCity = Map.groupBy(venues, ({ cityCode }) => cityCode);
    for (const city of byCity.values()) {
      const covers = city
        .map((venue) => ({ venue, score: scoreOf(venue, spacesOf.get(venue.id) ?? []) }))
        .sort((a, b) => b.score - a.score || (a.venue.id < b.venue.id ? -1 : 1))
        .map(({ venue }) => venue.pictures?.[0]?.hash);
      const alike = covers.filter((hash, at) => hash !== undefined && hash === covers[at + 1]);
      expect(alike).toEqual([]);
    }
  });
});

describe("panoramas", () => {
  const walked = venues.filter(({ vr }) => vr);

  it("are there for a good part of the houses, and their spaces can be searched for", () => {
    expect(walked.length).toBeGreaterThan(200);
    expect(spaces.filter(({ hasVr }) => hasVr).every(({ features }) => features.includes("vr"))).toBe(true);
    expect(walked.every(({ hasVr }) => hasVr)).toBe(true);
  });

  it("lead only to scenes of their own house, and from everywhere to everywhere", () => {
    for (const { vr = [] } of walked) {
      const ids = new Set(vr.map(({ id }) => id));
      expect(ids.size).toBe(vr.length);
      const reached = new Set([vr[0]!.id]);
      for (const id of reached) for (const { to } of vr.find((scene) => scene.id === id)!.hotspots) reached.add(to);
      expect(reached).toEqual(ids);
    }
  });
});

it("hangs nothing where nothing is rendered yet", () => {
  const bare = generateCatalogue({ seed: demoSeed, library: [] });
  expect(bare.venues.some(({ pictures, hasVr }) => pictures || hasVr)).toBe(false);
});
