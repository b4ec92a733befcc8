import { describe, expect, expectTypeOf, test } from "vitest";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { definePage, type Page } from "./page.ts";
import { pickQuery } from "./pick-query.ts";
import { type PageQuery, pageRoutes } from "./page-routes.ts";

const rest = {
  loader: async () => undefined,
  head: () => ({ title: "", description: "", canonical: "/" }),
  component: () => null,
};

test("types the query that a page sees by the parameters that it declares", () => {
  expectTypeOf<PageQuery<"venue">>().toEqualTypeOf<
    Readonly<Record<"people" | "layout" | "days", string | undefined>>
  >();
  expectTypeOf<keyof PageQuery<"home">>().toBeNever();
  definePage("vr", { ...rest, validate: ({ query }) => ({ scene: query.scene }) });
  // @ts-expect-error: the page of a venue does not declare `scene`.
  definePage("venue", { ...rest, validate: ({ query }) => ({ scene: query.scene }) });
  // @ts-expect-error: the gallery declares neither of the two parameters that this parser reads.
  definePage("pictures", { ...rest, validate: ({ query }) => eventSizeAddress.parse(query) });
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

describe("every page folder", () => {
  const modules = import.meta.glob<{ default: object & { name: string } }>("./pages/*/page.tsx");
  const folders = Object.keys(modules).map((file) => file.split("/")[2]!);
  const parts = [
    "name",
    "validate",
    "loader",
    "redirect",
    "head",
    "city",
    "lang",
    "langOfData",
    "alternate",
    "component",
    "wide",
    "early",
  ];

  test("has a row of the table of pages", () => {
    expect([...new Set(pageRoutes.map(({ page }) => page))].sort()).toEqual(folders.toSorted());
  });

  test("has a view", () => {
    const views = Object.keys(import.meta.glob("./pages/*/view.tsx")).map((file) => file.split("/")[2]!);
    expect(views.sort()).toEqual(folders.toSorted());
  });

  test.each(Object.entries(modules))("defines a page of its name with its parts in order: %s", async (file, load) => {
    const { default: page } = await load();
    expect(file).toBe(`./pages/${page.name}/page.tsx`);
    expect(Object.keys(page)).toEqual(parts.filter((part) => part in page));
  });
});
