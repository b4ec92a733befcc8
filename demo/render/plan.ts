import { planSeating } from "#domain/seating/plan-seating.ts";
import { type Room, createRoom } from "#domain/seating/room.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";

/**
 * Prints the site's seating plan of a room as JSON for the renderer, so that pictures show planned furniture.
 * Argument: `{ length, width, height, layout, people, stage }` in metres; `stage: false` for none.
 */
const options = JSON.parse(process.argv[2] ?? "{}") as {
  length: number;
  width: number;
  height: number;
  layout: LayoutKey;
  people?: number;
  stage?: boolean;
};
const { length, width, height, layout, people } = options;
const fullRoom = createRoom({ length, width, height }) as Room;
const room: Room = { ...fullRoom, ...(options.stage === false && { stage: null }) };
const plan = planSeating(room, layout, { ...(people && { people }) });
if (!plan) throw new Error(`no plan for ${process.argv[2]}`);
// Scenes expect the screen on the short wall, so turned plans are rejected.
if (plan.turned) throw new Error(`the plan of ${process.argv[2]} turns the room`);
const { people: seated, seats, tables, tablesInUse, stage, screen } = plan;
process.stdout.write(
  JSON.stringify({
    seated,
    seats: seats.slice(0, seated),
    tables: tables.slice(0, tablesInUse),
    stage,
    screen,
    doors: room.doors,
  }),
);
