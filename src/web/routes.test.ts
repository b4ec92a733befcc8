import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { layouts } from "#domain/space/layouts.ts";
import { formatRoutes } from "#scripts/inline-routes.ts";
import { routes } from "./routes.ts";

/** What `defineAddress` returns, without the types of its fields. */
interface AnyAddress {
  names: readonly string[];
  parse: (query: Readonly<Record<string, string | undefined>>) => object;
  format: (values: object) => string;
}

const addresses = Object.entries(routes).flatMap(([page, row]): [string, AnyAddress][] =>
  "address" in row ? [[page, row.address as AnyAddress]] : [],
);

/** Texts of every kind of parameter, valid for some of them. */
const text = fc.oneof(
  fc.constantFrom("0", "1", "5", "80", "160", "0.5", "en", "zh", "map", "shanghai", "110000", "training", "launch"),
  fc.constantFrom("2026-12-18", "2027-01", "8x3.5", "6x3", "1,2,3", "1-50", "led.24_tax.3", "hire.30000_led.312.5"),
  fc.constantFrom("booth_agency", "evening", "danang-penang", "116.4,39.9,116.5,40", "HZ-20261129-ABCD", "/view/1?a=b"),
  fc.constantFrom(...layouts.map(({ key }) => key)),
  fc.integer().map(String),
  fc.string({ maxLength: 60 }),
  fc.string({ maxLength: 60, unit: "binary" }),
);

describe("the address of every page", () => {
  test.each(addresses)("is read back as it was formatted: %s", (_, { names, parse, format }) => {
    const queries = fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] });
    fc.assert(
      fc.property(queries, (query) => {
        const values = parse(query);
        const canonical = format(values);
        const read = parse(Object.fromEntries(new URLSearchParams(canonical)));
        expect(read).toEqual(values);
        expect(format(read)).toBe(canonical);
      }),
    );
  });

  test.each(addresses)("has each parameter once: %s", (_, { names }) => {
    expect(new Set(names).size).toBe(names.length);
  });
});

it("has the same paths and names in the build of the browser", async () => {
  const built = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(formatRoutes(routes))}`);
  const rows = Object.entries(routes).map(([page, row]) => {
    const { paths } = row;
    return [page, "address" in row ? { paths, address: { names: row.address.names } } : { paths }];
  });
  expect(built.routes).toEqual(Object.fromEntries(rows));
});
