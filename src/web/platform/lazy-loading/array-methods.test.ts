import { afterAll, expect, test } from "vitest";

const names = ["toSorted", "toReversed", "toSpliced", "with"] as const;
const native = names.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)!] as const);
afterAll(() => {
  for (const [name, method] of native) Object.defineProperty(Array.prototype, name, method);
});

/** Calls the methods as the application does, and as the language allows. */
const callAll = () => {
  const list = [3, 1, 10, 2];
  return [
    list.toSorted(),
    list.toSorted((a, b) => b - a),
    list.toReversed(),
    list.toSpliced(1, 2),
    list.toSpliced(1, 0, 7, 8),
    list.toSpliced(-1, 1, 9),
    list.with(0, 4),
    list.with(-1, 5),
    [..."会议场地"].toSorted().join(""),
    list,
    Object.keys(list),
  ];
};

test("the added methods answer as the language's own, leave their array as it is, and are listed with no array", async () => {
  const expected = callAll();
  for (const name of names) Reflect.deleteProperty(Array.prototype, name);
  expect(callAll).toThrow();
  await import("./array-methods.ts");
  for (const [name, method] of native)
    expect(Object.getOwnPropertyDescriptor(Array.prototype, name)).not.toEqual(method);
  expect(callAll()).toEqual(expected);
});
