import { expect, it } from "vitest";
import { parseCaseKind } from "./parse-case-kind.ts";

it.each([
  ["把门店账本摆上桌的加盟路演", "加盟路演"],
  ["一家物流公司的四百八十人年会", "年会"],
  ["换成一辆小货车的五城路演", undefined],
  ["在画前办珠宝沙龙的灯光账", undefined],
  ["十二家轮着上不换电脑的路演", undefined],
])("reads the kind of event from %s", (title, kind) => {
  expect(parseCaseKind(title).kind).toBe(kind);
});
