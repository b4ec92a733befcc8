import { expect, it } from "vitest";
import { formatCaseTitle } from "./format-case-title.ts";

const facts = { name: "把门店账本摆上桌的加盟路演", attendees: 1200, eventType: "roadshow", cityName: "广州" } as const;

it.each([
  ["1,200 人加盟路演 · 广州", { ...facts, kind: "加盟路演" }],
  ["1,200 人路演 · 广州", facts],
  ["1,200 人活动", { ...facts, eventType: "other", cityName: undefined } as const],
  ["把门店账本摆上桌的加盟路演", { ...facts, attendees: undefined }],
])("names a case %s", (title, one) => {
  expect(formatCaseTitle(one)).toBe(title);
});
