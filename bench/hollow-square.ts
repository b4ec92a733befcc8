/**
 * Compares rules for the floor of a hollow square with published figures: `node bench/hollow-square.ts [halls.json]`.
 * Prints, for each m² a person at which the growth with the perimeter ends, the median of computed ÷ published and the mean
 * |ln| by venue, so that a venue with many rooms does not outweigh the others (ADR 16).
 */
import { readFileSync } from "node:fs";
import { setUpRoom } from "#domain/seating/capacity.ts";
import { createRoom } from "#domain/seating/room.ts";
import { getFloorPerPerson, listMeasures } from "#domain/seating/seating-measures.ts";

interface ChartRoom {
  venue: string;
  length?: number;
  width?: number;
  area?: number;
  capacity: { hollow?: number };
}

const file = process.argv[2] ?? new URL("../../shared/data/halls.json", import.meta.url);
const chartRooms = (JSON.parse(readFileSync(file, "utf8")) as ChartRoom[]).filter(({ capacity }) => capacity.hollow);
const tightest = listMeasures("hollow", "comfortable").at(-1)!;
/** The U's growth is the same function of the floor without an end; its median is 3.6 m², the hollow square's 3.2. */
const getGrown = (floor: number): number => (getFloorPerPerson("ushape", "comfortable", floor) * 3.2) / 3.6;

const getFloor = ({ length, width, area }: ChartRoom): number => (length && width ? length * width : (area ?? 0));

/** Counts the seats that the geometry has at the tightest comfortable measures; unlimited where a side is unknown. */
function countByGeometry(room: ChartRoom): number {
  const measured = createRoom(room);
  return measured ? setUpRoom(measured, "hollow", "limit", tightest).arrangement.seats : Number.POSITIVE_INFINITY;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

const venues = [...new Set(chartRooms.map(({ venue }) => venue))];
process.stdout.write(`${chartRooms.length} rooms of ${venues.length} venues: ${venues.join("; ")}\n`);
for (const end of [3.2, 3.3, 3.4, 3.5, 3.6, 3.8, 4, 4.5, 5.87]) {
  const ratios = chartRooms.map((room) => {
    const byFloor = Math.floor(getFloor(room) / Math.min(end, getGrown(getFloor(room))));
    return { venue: room.venue, ratio: Math.min(byFloor, countByGeometry(room)) / room.capacity.hollow! };
  });
  const errors = venues.map((venue) =>
    mean(ratios.filter((one) => one.venue === venue).map(({ ratio }) => Math.abs(Math.log(ratio)))),
  );
  const [median, byVenue] = [getMedian(ratios.map(({ ratio }) => ratio)), errors.map((error) => error.toFixed(3))];
  process.stdout.write(
    `${end} median ${median.toFixed(2)} |ln| ${byVenue.join(" ")} mean ${mean(errors).toFixed(3)}\n`,
  );
}
