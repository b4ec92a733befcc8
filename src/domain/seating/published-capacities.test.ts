import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LayoutKey, layouts } from "../space/layouts.ts";
import type { Capacities } from "../space/space.ts";
import { assessCapacity } from "./assess-capacity.ts";
import { type Capacity, getCapacity } from "./capacity.ts";
import { createRoom } from "./room.ts";

interface ChartRoom {
  venue: string;
  hall: string;
  length?: number;
  width?: number;
  height?: number;
  capacity: Capacities;
  /** Figures that are errors of the chart. */
  suspect?: Partial<Record<string, number | string>>;
}

/** A room's published capacity for a layout with the computed ones. */
interface Cell extends Capacity {
  layout: LayoutKey;
  published: number;
  doubtful: boolean;
}

/** Published sizes and capacities of real rooms; not part of the repository. */
const file = new URL("../../../../shared/data/halls.json", import.meta.url);
const chartRooms = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ChartRoom[]) : [];
/** The rooms with known length and width. */
const measuredRooms = chartRooms.filter(({ length, width }) => length && width);

function createCells({ capacity, length, width, height }: ChartRoom): Cell[] {
  const measured = { length, width, height, capacity };
  const room = createRoom(measured)!;
  return layouts.flatMap(({ key }) => {
    const published = capacity[key];
    if (published === undefined) return [];
    return [
      {
        layout: key,
        published,
        ...getCapacity(room, key),
        doubtful: assessCapacity(measured, key, room).doubtful,
      },
    ];
  });
}

const cells = measuredRooms.flatMap(createCells);
const compared = layouts.map(({ key }) => key).filter((key) => key !== "fishbone");

/** Returns the median; for an even number of values the mean of the middle two. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** Returns the median of computed ÷ published over the rooms that publish the layout, computed zeros included. */
const getMedianShare = (layout: LayoutKey, level: "comfortable" | "limit" | "maximum"): number =>
  median(cells.filter((cell) => cell.layout === layout).map((cell) => cell[level] / cell.published));

const head = `# Real rooms: published and computed capacities

Every room with a known length and width in the half of the planning data that the rules were made with. A cell is the published figure, then
comfortable / limit / geometric maximum; **bold** is a published figure over 1.1 × that maximum, a dash a layout without a published figure.
Written by \`published-capacities.test.ts\` (\`vitest run src/domain/seating -u\` writes it anew).
`;

function formatMedians(): string[] {
  const rows = compared.map((key) => {
    const shares = (["comfortable", "limit", "maximum"] as const).map((level) => getMedianShare(key, level).toFixed(2));
    const own = cells.filter((cell) => cell.layout === key);
    const doubted = own.filter(({ doubtful }) => doubtful).length;
    return `| ${key} | ${own.length} | ${shares.join(" | ")} | ${doubted} |`;
  });
  return [
    "| median of computed ÷ published | rooms | comfortable | limit | maximum | doubted |",
    "|---|---|---|---|---|---|",
    ...rows,
  ];
}

function formatTable(): string {
  const rows = measuredRooms.map((entry) => {
    const own = new Map(createCells(entry).map((cell) => [cell.layout, cell]));
    const figures = compared.map((key) => {
      const cell = own.get(key);
      if (!cell) return "–";
      const published = cell.doubtful ? `**${cell.published}**` : `${cell.published}`;
      return `${published}: ${cell.comfortable} / ${cell.limit} / ${cell.maximum}`;
    });
    const size = [entry.length, entry.width, ...(entry.height ? [entry.height] : [])].join(" × ");
    return `| ${entry.venue}, ${entry.hall} | ${size} | ${figures.join(" | ")} |`;
  });
  const doubted = cells.filter(({ doubtful }) => doubtful).length;
  const share = `${doubted} of ${cells.length} published figures (${((doubted / cells.length) * 100).toFixed(1)} %) are doubted.`;
  const line = `| room | metres | ${compared.join(" | ")} |`;
  return `${[head, ...formatMedians(), "", share, "", line, `|---|---|${"---|".repeat(compared.length)}`, ...rows].join("\n")}\n`;
}

describe.skipIf(chartRooms.length === 0)("capacities of real rooms", () => {
  it("computes a capacity for every published layout of every room with known sides", () => {
    expect(measuredRooms.length).toBeGreaterThanOrEqual(50);
    expect(cells.filter(({ comfortable }) => comfortable === 0)).toEqual([]);
  });

  it.each(compared)("matches the published capacity as comfortable in the median: %s", (layout) => {
    const middle = getMedianShare(layout, "comfortable");
    expect(middle).toBeGreaterThan(0.85);
    expect(middle).toBeLessThan(1.15);
  });

  it("doubts at most 3 % of the published figures", () => {
    expect(cells.filter(({ doubtful }) => doubtful).length / cells.length).toBeLessThanOrEqual(0.03);
  });

  it("doubts known chart errors: boardrooms of more than a hundred", () => {
    const errors = measuredRooms.filter(({ suspect }) => Number(suspect?.boardroom) > 100);
    expect(errors.length).toBeGreaterThan(3);
    for (const entry of errors) {
      const capacity = { boardroom: entry.suspect!.boardroom as number };
      const { length, width } = entry;
      expect([entry.hall, assessCapacity({ length, width, capacity }, "boardroom").doubtful]).toEqual([
        entry.hall,
        true,
      ]);
    }
  });

  it("writes the table in the documentation", async () => {
    await expect(formatTable()).toMatchFileSnapshot("../../../docs/seating-rooms.md");
  });
});
