import { expect, it } from "vitest";
import { formatFactsKey, pickOnce, storeJson, writeJson } from "./write-json.ts";

const read = (value: unknown) =>
  writeJson(value)
    .map((piece) => (typeof piece === "string" ? piece : new TextDecoder().decode(piece)))
    .join("");

it.each([
  "会",
  12,
  null,
  [],
  {},
  { none: undefined, unset: null, list: [undefined, [], {}], 'a"b': "<厅>\u2028" },
  { a: { b: { c: { d: { e: { f: { g: [{ h: 1, none: undefined }] } } } } } } },
])("writes %j as JSON.stringify does", (value) => {
  expect(read(value)).toBe(JSON.stringify(value));
});

it("writes a stored part once", () => {
  const part: Record<string, string> = storeJson({ name: "松厅" });
  expect(read({ rows: [part, part], total: 2 })).toBe('{"rows":[{"name":"松厅"},{"name":"松厅"}],"total":2}');
  // Which nobody does: it tells that the part is not written again.
  part.name = "柏厅";
  expect(read([part, storeJson(part)])).toBe('[{"name":"松厅"},{"name":"松厅"}]');
});

it("picks the same facts of the same object", () => {
  const pick = pickOnce(({ id }: { id: string; area: number }) => ({ id }));
  const space = { id: "a", area: 100 };
  expect(pick(space)).toEqual({ id: "a" });
  expect(pick(space)).toBe(pick(space));
  expect(pick({ ...space })).not.toBe(pick(space));
});

it("names stored facts by their number, and others by what they are", () => {
  const [one, other] = [storeJson({ id: "a" }), storeJson({ id: "a" })];
  const keys = [[one], [other], [{ id: "a" }], ["a"], [{ stored: 1 }], [undefined], [one, 1]].map(formatFactsKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(formatFactsKey([one, { id: "a" }])).toBe(formatFactsKey([one, { id: "a" }]));
});

it("names stored facts whose texts have the mark of a value by what they are", () => {
  expect(formatFactsKey([storeJson({ name: "甲\uE0007\uE001" })])).toContain("甲\uE000");
});
