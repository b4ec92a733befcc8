import { expect, test, vi } from "vitest";
import { createTestSpace } from "#tests/create-test-venue.ts";
import type { Space } from "#domain/space/space.ts";
import type { CatalogueStore } from "./catalogue-store.ts";
import type { ContentStore } from "./content-store.ts";
import { withCachedReads } from "./with-cached-reads.ts";

function setUp() {
  const state = { version: 1, area: 100 };
  const create = (id: string) => createTestSpace(id, "9", { area: state.area });
  const spacesByIds = vi.fn(async (ids: readonly string[]) => ids.filter((id) => id !== "404").map(create));
  const spacesOfVenues = vi.fn(
    async (ids: readonly string[]) =>
      new Map(ids.filter((id) => id !== "404").map((id) => [id, [create(`${id}1`), create(`${id}2`)]])),
  );
  const list = vi.fn(async () => [{ id: "1", body: { title: `标题 ${state.area}` } }]);
  const get = vi.fn(async (_kind: string, id: string) => (id === "404" ? undefined : { title: id }));
  const stores = withCachedReads(
    {
      catalogue: { spacesByIds, spacesOfVenues } as Partial<CatalogueStore> as CatalogueStore,
      content: { list, get } as Partial<ContentStore> as ContentStore,
    },
    () => state.version,
  );
  return { state, spacesByIds, spacesOfVenues, list, get, ...stores };
}

const listIds = (spaces: readonly Space[]) => spaces.map(({ id }) => id);

test("reads only rows that it has not read, each once, in the order asked for", async () => {
  const { catalogue, spacesByIds } = setUp();
  expect(listIds(await catalogue.spacesByIds(["2", "1", "404", "2"]))).toEqual(["2", "1", "2"]);
  expect(listIds(await catalogue.spacesByIds(["3", "404", "1"]))).toEqual(["3", "1"]);
  expect((await catalogue.spaceById("404"))?.id).toBeUndefined();
  expect(spacesByIds.mock.calls).toEqual([[["2", "1", "404"]], [["3"]]]);
});

test("reads again after a change, and stores nothing that was read while it came", async () => {
  const { state, catalogue, spacesByIds, content, list, get } = setUp();
  expect((await catalogue.spaceById("1"))?.area).toBe(100);
  Object.assign(state, { version: 2, area: 200 });
  expect((await catalogue.spaceById("1"))?.area).toBe(200);
  const reading = catalogue.spaceById("7");
  state.version = 3;
  await reading;
  await catalogue.spaceById("7");
  expect(spacesByIds).toHaveBeenCalledTimes(4);

  await content.list("case");
  await content.get("case", "404");
  await content.get("case", "404");
  state.version = 4;
  expect(await content.list("case")).toEqual([{ id: "1", body: { title: "标题 200" } }]);
  expect([list.mock.calls.length, get.mock.calls.length]).toEqual([2, 1]);
});

test("gives every reader an array of its own, and reads the spaces of a venue once", async () => {
  const { catalogue, spacesOfVenues, state } = setUp();
  const first = await catalogue.spacesOf("9");
  first.reverse();
  expect(listIds(await catalogue.spacesOf("9"))).toEqual(["91", "92"]);
  const lists = await catalogue.spacesOfVenues(["8", "404", "9"]);
  expect([...lists].map(([id, spaces]) => [id, listIds(spaces)])).toEqual([
    ["8", ["81", "82"]],
    ["404", []],
    ["9", ["91", "92"]],
  ]);
  await catalogue.spacesOfVenues(["404"]);
  expect(spacesOfVenues.mock.calls).toEqual([[["9"]], [["8", "404"]]]);
  state.version = 2;
  await catalogue.spacesOf("9");
  expect(spacesOfVenues).toHaveBeenCalledTimes(3);
});
