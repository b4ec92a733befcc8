import { expect, test } from "vitest";
import type { Call } from "#contract/index.ts";
import { dispatch } from "#server/api/dispatch.ts";
import type { Context } from "#server/api/services/context.ts";
import { parseListInput } from "#web/features/search/list/parse-list-input.ts";
import type { LoaderContext } from "#web/page.ts";
import questionPage from "#web/pages/question/page.tsx";
import spaceListPage from "#web/pages/space-list/page.tsx";
import venueListPage from "#web/pages/venue-list/page.tsx";
import { loadVenue } from "#web/pages/venue/loader.ts";
import { createTestSpace, createTestVenue } from "../create-test-venue.ts";
import { createMemoryContext } from "../search/create-memory-context.ts";

const ids = Array.from({ length: 25 }, (_, at) => String(at + 1));
const rows = {
  venues: ids.map((id) => createTestVenue(id)),
  spaces: ids.map((id) =>
    createTestSpace(`${id}0`, id, { length: 20, width: 12, area: 240, capacity: { classroom: 100, theatre: 180 } }),
  ),
};
const question = { title: "会议室怎么选", tags: ["会场"], views: 1, answers: [] };

/** Wraps what services read, so that each call is counted under its name. */
function countCalls<Service extends object>(service: Service, names: string[]): Service {
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...input: unknown[]) => {
        // Reading one row of its columns is no search.
        if (name !== "getHit") names.push(String(name));
        return (value as (...input: unknown[]) => unknown).apply(target, input);
      };
    },
  });
}

/**
 * Returns what a page's loader reads of the store and how it asks the index, twice: some answers of the index are cached by
 * version. Each read is one query, unless the row is cached (`withCachedReads`).
 */
async function countReads(load: (tools: LoaderContext) => Promise<unknown>) {
  const context = await createMemoryContext(rows, { question: [question], "question-text": [{ answers: [] }] });
  const reads: string[] = [];
  const watched: Context = {
    ...context,
    catalogue: countCalls(context.catalogue, reads),
    content: countCalls(context.content, reads),
    index: countCalls(context.index, reads),
  };
  const call = ((path: Parameters<Call>[0], input: unknown) =>
    dispatch(watched, path, input, { address: "127.0.0.1" })) as Call;
  const runs = [];
  for (let run = 0; run < 2; run++) {
    reads.length = 0;
    await load({ call, today: "2026-11-21" });
    runs.push(reads.toSorted().join(" "));
  }
  return runs;
}

const toInput = (kind: "venue" | "space", searchParams: string) =>
  parseListInput(kind, {
    params: { city: "beijing", searchParams },
    query: { q: undefined, k: undefined, lng: undefined, lat: undefined, box: undefined, view: undefined },
  })!;

test.each([
  {
    page: "venue list",
    load: (tools: LoaderContext) => venueListPage.loader(toInput("venue", "-0-0-0-80-2"), tools),
    first: "list list searchVenues searchVenues spacesByIds venuesByIds",
    again: "list list searchVenues spacesByIds venuesByIds",
  },
  {
    page: "space list",
    load: (tools: LoaderContext) => spaceListPage.loader(toInput("space", `-0-0-0-80-2${"-0".repeat(6)}`), tools),
    first: "list list searchSpaces searchSpaces spacesByIds venuesByIds",
    again: "list list searchSpaces spacesByIds venuesByIds",
  },
  {
    page: "venue",
    load: (tools: LoaderContext) => loadVenue({ path: "/view/hotel-3", siteId: "3", eventSize: {} }, tools),
    first: "list searchVenues spacesByIds spacesByIds spacesOf venueById venueById venuesByIds venuesByIds",
    again: "list searchVenues spacesByIds spacesByIds spacesOf venueById venueById venuesByIds venuesByIds",
  },
  {
    page: "question",
    load: (tools: LoaderContext) => questionPage.loader({ id: "1" }, tools),
    first: "get get list list",
    again: "get get list list",
  },
])("a $page asks store and index no more than it needs", async ({ load, first, again }) => {
  expect(await countReads(load)).toEqual([first, again]);
});
