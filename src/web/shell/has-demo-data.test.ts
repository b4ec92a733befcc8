import { expect, it } from "vitest";
import { hasDemoData } from "./has-demo-data.ts";

it.each<[string, unknown, boolean]>([
  ["no data", undefined, false],
  ["a row of the demo anywhere", { list: [{ name: "A" }, { name: "B", space: { demo: true } }] }, true],
  ["rows of the operator", { list: [{ name: "A", demo: false }], total: 1 }, false],
  ["a text that names the demo", { name: "demo", text: ['{"demo":true}'] }, false],
  ["prices of the demo", { bill: { hasDemoPrices: true } }, true],
  ["one price of the demo", { lines: [{ price: { basis: "own" } }, { price: { basis: "demo" } }] }, true],
  ["prices of the operator", { lines: [{ price: { basis: "published" } }], bill: { hasDemoPrices: false } }, false],
])("finds %s: %#", (_what, data, found) => {
  expect(hasDemoData(data)).toBe(found);
});
