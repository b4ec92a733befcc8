import fc from "fast-check";
import { expect, it } from "vitest";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import type { CatalogueRows } from "#tests/search/search-venues-naively.ts";
import { randomRows } from "#tests/search/random-rows.ts";
import { formatYuan } from "#domain/format.ts";
import { emptyQuery, type Sort } from "#domain/search/filters.ts";
import { formatGroups } from "#domain/search/grammar.ts";
import { findLayoutById } from "#domain/space/layouts.ts";
import { searchSpaces as searchSpacesTool } from "#server/mcp/tools/search-spaces.ts";
import { getComparison } from "../../comparison/get-comparison.ts";
import { getProposal } from "../../comparison/proposal/get-proposal.ts";
import { getVenueClusters } from "../get-venue-clusters.ts";
import { searchSpaces } from "../search-spaces.ts";
import { searchVenues } from "../search-venues.ts";

const events = fc.record({
  people: fc.constantFrom(10, 20, 45),
  layout: fc.constantFrom(1 as const, 2 as const, 7 as const),
  days: fc.constantFrom(1, 2, 3),
});
type Event = { people: number; layout: 1 | 2 | 7; days: number };

const toInput = ({ people, layout, days }: Event, sort: Sort = 6) => ({
  city: "beijing",
  q: `${days}天`,
  searchParams: formatGroups("space", { ...emptyQuery, people, layout, sort }),
});

/** Lists the spaces of an event with their sums, all pages. */
async function listSums(event: Event) {
  const found = [];
  for (let page = 1; ; page++) {
    const { list, total } = await searchSpaces(context, { ...toInput(event), page });
    found.push(...list.flatMap(({ id, venueId, sum }) => (sum ? [{ id, venueId, ...sum }] : [])));
    if (page * 20 >= total) return found;
  }
}

/** Returns the text of a comparison's row of sums for each space. */
function readRow(rows: readonly { key: string; cells: readonly { text?: string | undefined }[] }[]) {
  return rows.find(({ key }) => key === "sum")?.cells.map(({ text }) => text);
}

async function compareSums({ people, layout, days }: Event, codes: string[]) {
  const input = { spaceCode: codes.join(","), people: String(people), layout: findLayoutById(layout)!.key, days };
  const { endpoints } = await import("#contract/index.ts");
  const comparison = await getComparison(context, endpoints["compare/get"].input.parse(input));
  const proposal = await getProposal(context, endpoints["proposal/get"].input.parse(input));
  return { compared: readRow(comparison.rows), proposed: readRow(proposal.rows) };
}

/** A hundred venues of one city, with spaces, packages and prices at random. */
function createRows(): CatalogueRows {
  const samples = fc.sample(randomRows, { numRuns: 20, seed: 41 });
  const rename = (at: number, id: string) => `${at + 1}${id.padStart(4, "0")}`;
  return {
    venues: samples.flatMap(({ venues }, at) =>
      venues.map((venue) => ({ ...venue, id: rename(at, venue.id), cityCode: "110000" })),
    ),
    spaces: samples.flatMap(({ spaces }, at) =>
      spaces.map((space) => ({ ...space, id: rename(at, space.id), venueId: rename(at, space.venueId) })),
    ),
  };
}

const context = await createMemoryContext(createRows());
let compared = 0;

it("is the same sum in row, sort, filter, pin, comparison, proposal and assistant's answer", async () => {
  await fc.assert(
    fc.asyncProperty(events, async (event) => {
      const sums = await listSums(event);
      const totals = sums.map(({ total }) => total);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      compared += sums.length;
      if (sums.length === 0) return;
      const sumById = new Map(sums.map((sum) => [sum.id, sum]));

      // The filter finds exactly the spaces at or below a sum.
      const middle = sums[Math.floor(sums.length / 2)]!;
      const affordable = await searchSpaces(context, { ...toInput(event), sum: middle.total, page: 1 });
      expect(affordable.total).toBe(totals.filter((total) => total <= middle.total).length);
      const byHead = await searchSpaces(context, { ...toInput(event), head: middle.perHead, page: 1 });
      expect(byHead.total).toBe(sums.filter(({ perHead }) => perHead <= middle.perHead).length);

      // A venue's row and its pin have the sum of the space that the row names.
      const { searchParams: _, ...input } = toInput(event);
      const { people, layout } = event;
      const venues = await searchVenues(context, { ...input, people, layout, sort: 6, page: 1 });
      const pins = await getVenueClusters(context, { ...input, people, layout, cell: 0.0005 });
      const pinned = new Map(pins.clusters.flatMap((one) => one.venues.map(({ id, sum }) => [id, sum])));
      for (const { id, fit } of venues.list) {
        expect(fit?.sum?.total).toBe(sumById.get(fit!.space.id)?.total);
        const own = sums.filter(({ venueId }) => venueId === id).map(({ total }) => total);
        if (own.length > 0) expect(fit!.sum!.total).toBe(Math.min(...own));
      }

      const { list } = await searchVenues(context, { ...input, people, layout, page: 1 });
      for (const { id, fit } of list) if (pinned.has(id)) expect(pinned.get(id)).toBe(fit?.sum?.total);

      const shown = sums.slice(0, 6);
      const texts = shown.map(({ total }) => formatYuan(total));
      const found = await compareSums(
        event,
        shown.map(({ id }) => id),
      );
      // A comparison has no sum where the people do not sit well; a proposal has rows that differ.
      expect(found.compared!.map((text, at) => (text?.startsWith("¥") ? text : texts[at]))).toEqual(texts);
      if (found.proposed) expect(found.proposed).toEqual(found.compared);

      const answer = (await searchSpacesTool.run(
        {
          call: ((_path: string, values: object) => searchSpaces(context, values as never)) as never,
          toUrl: (path: string) => path,
        } as never,
        { request: toInput(event).q, people, layout: findLayoutById(layout)!.key } as never,
      )) as { spaces: { spaceId: string; sum?: { totalYuan: number } }[] };
      for (const { spaceId, sum } of answer.spaces) expect(sum?.totalYuan).toBe(sumById.get(spaceId)?.total);
    }),
    { numRuns: 15, seed: 41 },
  );
  expect(compared).toBeGreaterThan(500);
}, 120_000);
