import { expect, it } from "vitest";
import { shortVenueName } from "./short-venue-name.ts";

it("leaves out city, kind and notes", () => {
  expect(shortVenueName("上海砚桥希尔顿酒店（示例）", "上海")).toBe("砚桥希尔顿");
  expect(shortVenueName("北京长城饭店(原喜来登长城饭店)", "北京")).toBe("长城");
  expect(shortVenueName("金茂北京威斯汀大饭店", "北京")).toBe("金茂北京威斯汀");
});

it("never returns nothing", () => {
  expect(shortVenueName("北京饭店", "北京")).toBe("北京饭店");
  expect(shortVenueName("（示例）", "北京")).toBe("（示例）");
});
