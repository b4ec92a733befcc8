import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { endpoints } from "#contract/index.ts";
import { shortlistLimits } from "#domain/limits.ts";
import { bookingsKind } from "../cards/load-bookings.ts";
import { getShortlistSpaces } from "./get-shortlist-spaces.ts";

const { input } = endpoints["shortlist/getSpaces"];

it("answers spaces of several venues in the order of their codes, without those that have left the catalogue", async () => {
  const context = await createMemoryContext({
    venues: [createTestVenue("1", { type: "hotel" }), createTestVenue("2", { type: "hotel" })],
    spaces: [
      createTestSpace("11", "1", { capacity: { classroom: 120 } }),
      createTestSpace("21", "2", { capacity: { theatre: 300 } }),
    ],
  });
  const { spaces } = await getShortlistSpaces(context, input.parse({ spaceCode: "21,99,11,21" }));
  expect(spaces.map(({ id, venue }) => [id, venue.id])).toEqual([
    ["21", "2"],
    ["11", "1"],
  ]);
  expect(spaces[0]!.seated).toBeDefined();
});

it("tells the blocked dates from today on of the spaces that have some", async () => {
  const context = await createMemoryContext(
    { venues: [createTestVenue("1")], spaces: [createTestSpace("1", "1"), createTestSpace("2", "1")] },
    {
      [bookingsKind]: [
        {
          periods: [
            { from: "2000-01-01", to: "2000-01-02", state: "booked", confirmedOn: "2000-01-01" },
            { from: "2999-01-01", to: "2999-01-02", state: "held", confirmedOn: "2026-11-20" },
          ],
        },
      ],
    },
  );
  const { spaces } = endpoints["shortlist/getSpaces"].output.parse(
    await getShortlistSpaces(context, input.parse({ spaceCode: "1,2" })),
  );
  expect(spaces.map(({ bookings }) => bookings?.periods.map(({ from }) => from))).toEqual([["2999-01-01"], undefined]);
});

it("refuses more codes than a list holds, and what is no code", () => {
  const codes = Array.from({ length: shortlistLimits.items + 1 }, (_, at) => String(at + 1));
  for (const spaceCode of [codes.join(","), "", "1,", "1,x", "1 2"])
    expect(input.safeParse({ spaceCode }).success).toBe(false);
  expect(input.safeParse({ spaceCode: codes.slice(1).join(",") }).success).toBe(true);
});
