import { expect, expectTypeOf, test } from "vitest";
import { parseEventSize } from "../domain/venue/event-size.ts";
import { definePage, type Page } from "./page.ts";
import { pickQuery } from "./pick-query.ts";
import { type PageQuery, routes } from "./routes.ts";

const rest = {
  loader: async () => undefined,
  head: () => ({ title: "", description: "", canonical: "/" }),
  component: () => null,
};

test("types the query that a page sees by the parameters that it declares", () => {
  expectTypeOf<PageQuery<"venue">>().toEqualTypeOf<Readonly<Record<"people" | "layout", string | undefined>>>();
  expectTypeOf<keyof PageQuery<"home">>().toBeNever();
  definePage("vr", { ...rest, validate: ({ query }) => ({ scene: query.scene }) });
  // @ts-expect-error: the page of a venue does not declare `scene`.
  definePage("venue", { ...rest, validate: ({ query }) => ({ scene: query.scene }) });
  // @ts-expect-error: the gallery declares neither of the two parameters that this parser reads.
  definePage("pictures", { ...rest, validate: ({ query }) => parseEventSize(query) });
  // @ts-expect-error: the table of pages has no row of this name.
  definePage("nothing", { ...rest, validate: () => ({}) });
});

test("infers input and data of a page from its parts", () => {
  const page = definePage("solutions", {
    ...rest,
    validate: ({ query }) => ({ page: Number(query.page) }),
    loader: async ({ page: number }) => ({ doubled: number * 2 }),
  });
  expectTypeOf(page).toEqualTypeOf<Page<"solutions", { page: number }, { doubled: number }>>();
});

test("picks declared parameters in their declared order and leaves out the others", () => {
  const query = { layout: "banquet", utm_source: "x", people: 200, date: "2026-12-18" };
  expect(Object.entries(pickQuery(["people", "layout", "page"], query))).toEqual([
    ["people", "200"],
    ["layout", "banquet"],
  ]);
});

test("names every page as its folder and gives every folder a row of the table", async () => {
  const modules = import.meta.glob<{ default: { name: string } }>("./pages/*/page.tsx");
  const names = new Set(routes.map(({ page }) => page));
  const folders = Object.keys(modules).map((file) => file.split("/")[2]!);
  expect([...names].sort()).toEqual(folders.sort());
  for (const [file, load] of Object.entries(modules)) {
    expect(`./pages/${(await load()).default.name}/page.tsx`).toBe(file);
  }
});
