import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LayoutKey, layouts } from "../space/layout.ts";
import type { Capacities } from "../space/space.ts";
import { assessCapacity } from "./assess.ts";
import { type Capacity, capacityOf } from "./capacity.ts";
import { roomOf } from "./room.ts";

interface Hall {
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
const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Hall[]) : [];
/** The rooms with known length and width. */
const halls = known.filter(({ length, width }) => length && width);

function cellsOf({ capacity, length, width, height }: Hall): Cell[] {
  const measured = { length, width, height, capacity };
  const room = roomOf(measured)!;
  return layouts.flatMap(({ key }) => {
    const published = capacity[key];
    if (published === undefined) return [];
    return [
      {
        layout: key,
        published,
        ...capacityOf(room, key),
        doubtful: assessCapacity(measured, key, room).doubtful,
      },
    ];
  });
}

const cells = halls.flatMap(cellsOf);
const compared = layouts.map(({ key }) => key).filter((key) => key !== "fishbone");

/** Returns the median; for an even number of values the mean of the middle two. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** Returns the median of computed ÷ published over the rooms that publish the layout, computed zeros included. */
const middleOf = (layout: LayoutKey, level: "comfortable" | "limit" | "maximum"): number =>
  median(cells.filter((cell) => cell.layout === layout).map((cell) => cell[level] / cell.published));

const head = `# Real halls: published beside computed

Every hall with a known length and width in the half of the planning data that the rules were made with. A cell is the published figure, then
comfortable / limit / geometric maximum; **bold** is a published figure over 1.1 × that maximum, a dash a layout without a published figure.
Written by \`halls.test.ts\` (\`vitest run src/domain/seating -u\` writes it anew).
`;

function medians(): string[] {
  const rows = compared.map((key) => {
    const shares = (["comfortable", "limit", "maximum"] as const).map((level) => middleOf(key, level).toFixed(2));
    const own = cells.filter((cell) => cell.layout === key);
    const doubted = own.filter(({ doubtful }) => doubtful).length;
    return `| ${key} | ${own.length} | ${shares.join(" | ")} | ${doubted} |`;
  });
  return [
    "| median of computed ÷ published | halls | comfortable | limit | maximum | doubted |",
    "|---|---|---|---|---|---|",
    ...rows,
  ];
}

function tableOfHalls(): string {
  const rows = halls.map((hall) => {
    const own = new Map(cellsOf(hall).map((cell) => [cell.layout, cell]));
    const figures = compared.map((key) => {
      const cell = own.get(key);
      if (!cell) return "–";
      const published = cell.doubtful ? `**${cell.published}**` : `${cell.published}`;
      return `${published}: ${cell.comfortable} / ${cell.limit} / ${cell.maximum}`;
    });
    const size = [hall.length, hall.width, ...(hall.height ? [hall.height] : [])].join(" × ");
    return `| ${hall.venue}, ${hall.hall} | ${size} | ${figures.join(" | ")} |`;
  });
  const doubted = cells.filter(({ doubtful }) => doubtful).length;
  const share = `${doubted} of ${cells.length} published figures (${((doubted / cells.length) * 100).toFixed(1)} %) are doubted.`;
  const line = `| hall | metres | ${compared.join(" | ")} |`;
  return `${[head, ...medians(), "", share, "", line, `|---|---|${"---|".repeat(compared.length)}`, ...rows].join("\n")}\n`;
}

describe.skipIf(known.length === 0)("capacities of real rooms", () => {
  it("computes a capacity for every published layout of every room with known sides", () => {
    expect(halls.length).toBeGreaterThanOrEqual(50);
    expect(cells.filter(({ comfortable }) => comfortable === 0)).toEqual([]);
  });

  it.each(compared)("matches the published capacity as comfortable in the median: %s", (layout) => {
    const middle = middleOf(layout, "comfortable");
    expect(middle).toBeGreaterThan(0.85);
    expect(middle).toBeLessThan(1.15);
  });

  it("doubts at most 3 % of the published figures", () => {
    expect(cells.filter(({ doubtful }) => doubtful).length / cells.length).toBeLessThanOrEqual(0.03);
  });

  it("doubts known chart errors: boardrooms of more than a hundred", () => {
    const errors = halls.filter(({ suspect }) => Number(suspect?.boardroom) > 100);
    expect(errors.length).toBeGreaterThan(3);
    for (const hall of errors) {
      const capacity = { boardroom: hall.suspect!.boardroom as number };
      const { length, width } = hall;
      expect([hall.hall, assessCapacity({ length, width, capacity }, "boardroom").doubtful]).toEqual([hall.hall, true]);
    }
  });

  it("writes the table in the documentation", async () => {
    await expect(tableOfHalls()).toMatchFileSnapshot("../../../docs/seating-halls.md");
  });
});
