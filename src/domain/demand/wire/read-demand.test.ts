import { expect, test } from "vitest";
import { demandSchema } from "../demand-schema.ts";
import { readDemand } from "./read-demand.ts";

const demand = { name: "陈女士", mobile: "13800138000", cityCode: "110000", people: 20, consent: true };
const read = (more: object) => demandSchema.safeParse(readDemand({ ...demand, ...more }));

test.each([
  [{ budget: 30_000 }, { budget: "30000" }],
  [{ budget: 0 }, { budget: "" }],
  [{ layout: 2 }, { layout: "classroom" }],
  [{ layout: "7" }, { layout: "banquet" }],
  [{ layout: "theatre" }, { layout: "theatre" }],
])("normalizes %o to %o", (sent, expected) => {
  expect(read(sent).data).toMatchObject(expected);
});

test.each([{ budget: -5 }, { budget: 1.5 }, { layout: 9 }, { layout: 0 }, { layout: "sofa" }])("rejects %o", (sent) => {
  expect(read(sent).success).toBe(false);
});

test("returns non-objects unchanged", () => {
  for (const input of [null, undefined, 5, "a", []]) expect(readDemand(input)).toBe(input);
});
