import { expect, it, vi } from "vitest";
import { createJsonAdapter, sendAsJson } from "./create-json-adapter.ts";

const data = { name: "厅<", people: [1, 2], none: undefined };

it("carries what is marked, and nothing else, as JSON", () => {
  const { test, toSerializable, fromSerializable } = createJsonAdapter();
  expect(test(data)).toBe(false);
  expect(test(sendAsJson(data))).toBe(true);
  expect(test("text")).toBe(false);
  expect(fromSerializable(toSerializable(data))).toEqual(data);
});

it("carries where its data was collected, and what was not collected itself", () => {
  const pageData: object[] = [];
  const { toSerializable, fromSerializable } = createJsonAdapter((collected) => pageData.push(collected) - 1);
  expect([toSerializable(data), toSerializable({ other: 1 })]).toEqual([0, 1]);
  vi.stubGlobal("window", { pageData });
  expect(fromSerializable(1)).toEqual({ other: 1 });
  vi.unstubAllGlobals();
  expect(createJsonAdapter(() => undefined).toSerializable({ other: 1 })).toBe('{"other":1}');
});
