import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LayoutKey, layouts } from "../space/layouts.ts";
import { getCapacity } from "./capacity.ts";
import { createRoom, type MeasuredRoom } from "./room.ts";

const formatFigures = (room: MeasuredRoom, layout: LayoutKey): string => {
  const { comfortable, limit, maximum } = getCapacity(createRoom(room)!, layout);
  return `${comfortable} / ${limit} / ${maximum}`;
};

/** Lists the rows of the table of real rooms: name, measures, and the figures of each layout that the room publishes. */
function listRealRooms(): [name: string, room: MeasuredRoom, figures: [LayoutKey, string][]][] {
  const lines = readFileSync(new URL("../../../docs/seating-rooms.md", import.meta.url), "utf8").split("\n");
  const split = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const keys = split(lines.find((line) => line.startsWith("| room |"))!).slice(2) as LayoutKey[];
  return lines.flatMap((line): ReturnType<typeof listRealRooms> => {
    const [name = "", measures = "", ...cells] = split(line);
    const [length, width, height] = measures.split(" × ").map(Number);
    if (!length || !width) return [];
    const figures = cells.flatMap((cell, at): [LayoutKey, string][] => {
      const [, computed] = cell.split(": ");
      return computed ? [[keys[at]!, computed]] : [];
    });
    return [[name, { length, width, height }, figures]];
  });
}

describe("real rooms", () => {
  const rooms = listRealRooms();

  it("are many, in every layout but fishbone", () => {
    expect(rooms.length).toBeGreaterThanOrEqual(45);
    const seen = new Set(rooms.flatMap(([, , figures]) => figures.map(([layout]) => layout)));
    expect(seen.size).toBe(layouts.length - 1);
  });

  it.each(rooms)("%s seats as many as its row says", (_, room, figures) => {
    expect(figures.map(([layout]) => [layout, formatFigures(room, layout)])).toEqual(figures);
  });
});

/** Invented rooms of the kinds that the real ones lack, with their figures in the order of the layouts. */
const inventedRooms: [kind: string, room: MeasuredRoom, figures: string[]][] = [
  [
    "a small room",
    { length: 6, width: 4.5, height: 2.8 },
    [
      "theatre 22 / 30 / 36 floor",
      "classroom 9 / 9 / 12 geometry",
      "boardroom 8 / 12 / 14 floor",
      "ushape 8 / 11 / 15 floor",
      "hollow 0 / 0 / 0 unsuitable",
      "fishbone 0 / 0 / 8 unsuitable",
      "banquet 10 / 12 / 12 geometry",
      "cocktail 20 / 24 / 32 floor",
    ],
  ],
  [
    "a narrow room",
    { length: 18, width: 4, height: 3 },
    [
      "theatre 55 / 55 / 100 screen",
      "classroom 21 / 21 / 48 screen",
      "boardroom 22 / 32 / 52 floor",
      "ushape 0 / 0 / 58 unsuitable",
      "hollow 0 / 0 / 0 unsuitable",
      "fishbone 10 / 12 / 32 screen",
      "banquet 0 / 0 / 0 unsuitable",
      "cocktail 55 / 60 / 80 floor",
    ],
  ],
  [
    "a wide room",
    { length: 6, width: 18, height: 3.5 },
    [
      "theatre 60 / 60 / 186 floor",
      "classroom 54 / 60 / 72 floor",
      "boardroom 33 / 49 / 60 floor",
      "ushape 33 / 33 / 70 geometry",
      "hollow 0 / 0 / 60 unsuitable",
      "fishbone 15 / 18 / 40 geometry",
      "banquet 50 / 60 / 90 geometry",
      "cocktail 60 / 60 / 144 floor",
    ],
  ],
  [
    "a room with four pillars",
    { length: 20, width: 12, height: 5, pillars: 4 },
    [
      "theatre 200 / 238 / 462 floor",
      "classroom 96 / 96 / 234 geometry",
      "boardroom 64 / 64 / 86 geometry",
      "ushape 50 / 69 / 142 floor",
      "hollow 70 / 114 / 156 floor",
      "fishbone 36 / 41 / 128 geometry",
      "banquet 130 / 156 / 288 geometry",
      "cocktail 184 / 208 / 384 floor",
    ],
  ],
  [
    "a room with one pillar in its middle",
    { length: 12, width: 9, height: 4, pillars: 1 },
    [
      "theatre 90 / 100 / 195 floor",
      "classroom 54 / 56 / 108 floor",
      "boardroom 33 / 34 / 50 floor",
      "ushape 33 / 37 / 80 floor",
      "hollow 38 / 45 / 84 floor",
      "fishbone 20 / 24 / 48 geometry",
      "banquet 60 / 60 / 120 geometry",
      "cocktail 80 / 80 / 144 geometry",
    ],
  ],
  [
    "a room with a deep stage",
    { length: 15, width: 10, height: 6, stage: { width: 8, depth: 6, height: 0.8 } },
    [
      "theatre 125 / 132 / 272 floor",
      "classroom 57 / 57 / 150 geometry",
      "boardroom 46 / 48 / 62 floor",
      "ushape 40 / 49 / 102 floor",
      "hollow 45 / 59 / 108 floor",
      "fishbone 15 / 18 / 80 geometry",
      "banquet 60 / 72 / 160 geometry",
      "cocktail 88 / 88 / 224 geometry",
    ],
  ],
  [
    "a large room with a low ceiling",
    { length: 30, width: 12, height: 2.9 },
    [
      "theatre 142 / 142 / 714 screen",
      "classroom 63 / 63 / 378 screen",
      "boardroom 92 / 92 / 120 geometry",
      "ushape 58 / 92 / 210 floor",
      "hollow 104 / 171 / 224 geometry",
      "fishbone 20 / 24 / 184 screen",
      "banquet 210 / 300 / 460 floor",
      "cocktail 276 / 408 / 576 floor",
    ],
  ],
  [
    "a room of unknown height",
    { length: 24, width: 15 },
    [
      "theatre 300 / 400 / 688 floor",
      "classroom 180 / 240 / 360 floor",
      "boardroom 72 / 72 / 110 geometry",
      "ushape 58 / 78 / 180 floor",
      "hollow 105 / 171 / 204 floor",
      "fishbone 80 / 96 / 192 geometry",
      "banquet 210 / 288 / 510 floor",
      "cocktail 276 / 416 / 576 floor",
    ],
  ],
  [
    "a room with a screen",
    { length: 24, width: 15, height: 6, led: { width: 8, height: 4 } },
    [
      "theatre 300 / 400 / 688 floor",
      "classroom 180 / 240 / 360 floor",
      "boardroom 72 / 72 / 110 geometry",
      "ushape 58 / 78 / 180 floor",
      "hollow 105 / 171 / 204 floor",
      "fishbone 80 / 96 / 192 geometry",
      "banquet 210 / 288 / 510 floor",
      "cocktail 276 / 416 / 576 floor",
    ],
  ],
  [
    "a ballroom",
    { length: 45, width: 30, height: 9 },
    [
      "theatre 1125 / 1500 / 2720 floor",
      "classroom 675 / 900 / 1386 floor",
      "boardroom 0 / 0 / 230 unsuitable",
      "ushape 0 / 0 / 370 unsuitable",
      "hollow 0 / 0 / 444 unsuitable",
      "fishbone 365 / 432 / 784 geometry",
      "banquet 790 / 1116 / 2280 floor",
      "cocktail 1038 / 1588 / 2344 floor",
    ],
  ],
  [
    "a room too small to sit in",
    { length: 3, width: 2.5, height: 2.8 },
    [
      "theatre 0 / 0 / 4 unsuitable",
      "classroom 0 / 0 / 3 unsuitable",
      "boardroom 0 / 0 / 0 unsuitable",
      "ushape 0 / 0 / 0 unsuitable",
      "hollow 0 / 0 / 0 unsuitable",
      "fishbone 0 / 0 / 0 unsuitable",
      "banquet 0 / 0 / 0 unsuitable",
      "cocktail 0 / 0 / 0 unsuitable",
    ],
  ],
];

describe("invented rooms", () => {
  it.each(inventedRooms)("%s", (_, room, figures) => {
    expect(
      layouts.map(({ key }) => `${key} ${formatFigures(room, key)} ${getCapacity(createRoom(room)!, key).boundBy}`),
    ).toEqual(figures);
  });
});
