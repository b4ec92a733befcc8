import { expect, it } from "vitest";
import { jsonAdapter, sendAsJson } from "./json-adapter.ts";

it("carries what is marked, and nothing else, as JSON", () => {
  const data = { name: "厅<", people: [1, 2], none: undefined };
  expect(jsonAdapter.test(data)).toBe(false);
  expect(jsonAdapter.test(sendAsJson(data))).toBe(true);
  expect(jsonAdapter.test("text")).toBe(false);
  expect(jsonAdapter.fromSerializable(jsonAdapter.toSerializable(data))).toEqual(data);
});
