import { describe, expect, it } from "vitest";
import { formatCallbackAge, getCallbackAge } from "./format-callback-age.ts";

/** A Monday; working hours begin at nine in China. */
const at = (time: string) => `2026-11-23T${time}:00+08:00`;
const demand = { status: "new", createdAt: at("10:00"), missedAt: "" };

describe("getCallbackAge", () => {
  it("counts the two hours from the submission", () => {
    const age = getCallbackAge(demand, new Date(at("11:20")))!;
    expect(age).toMatchObject({ isOverdue: false, waited: 80, distance: 40 });
    expect(formatCallbackAge(age, new Date(at("11:20")))).toBe("12:00 前，剩 40 分钟");
  });

  it("counts them anew from a call that was not answered", () => {
    const called = { ...demand, missedAt: at("11:30") };
    const now = new Date(at("12:20"));
    expect(getCallbackAge(demand, now)).toMatchObject({ isOverdue: true });
    expect(getCallbackAge(called, now)).toMatchObject({ isOverdue: false, waited: 50 });
    expect(formatCallbackAge(getCallbackAge(called, now)!, now)).toMatch(/^1\d:\d\d 前，剩 \d+ 分钟$/);
    expect(getCallbackAge(called, new Date(at("17:30")))).toMatchObject({ isOverdue: true });
  });

  it("has none once somebody has followed the demand up", () => {
    expect(getCallbackAge({ ...demand, status: "contacted" }, new Date(at("12:20")))).toBeUndefined();
  });
});
