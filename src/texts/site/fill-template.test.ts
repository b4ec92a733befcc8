import { expect, it } from "vitest";
import { fillTemplate } from "./fill-template.ts";

it("fills what is given and leaves the rest", () => {
  expect(fillTemplate("{a} 和 {b}", { a: 1 })).toBe("1 和 {b}");
});

it("leaves a part out whose value is empty, in one step or in two", () => {
  const text = "应于 {time}致电[，请拨打 {hotline}，告知 {reference}]。";
  const values = { time: "周一", reference: "HZ-1" };
  expect(fillTemplate(text, { ...values, hotline: "400" })).toBe("应于 周一致电，请拨打 400，告知 HZ-1。");
  expect(fillTemplate(text, { ...values, hotline: "" })).toBe("应于 周一致电。");
  expect(fillTemplate(fillTemplate(text, { time: "周一" }), { reference: "HZ-1", hotline: "" })).toBe(
    "应于 周一致电。",
  );
  expect(fillTemplate("{a}", { a: "[{b}]", b: "" })).toBe("[{b}]");
});
