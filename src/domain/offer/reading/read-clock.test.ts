import { describe, expect, it } from "vitest";
import { readClock } from "./read-clock.ts";

const format = (minutes: number | undefined): string =>
  minutes === undefined ? "" : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const read = (text: string): string | undefined => {
  const found = readClock(text, 0);
  return found && `${format(found.from)}-${format(found.to)} ${text.slice(found.end)}`.trim();
};

describe("readClock", () => {
  it.each([
    ["14:00-17:30", "14:00-17:30"],
    ["9：00~12：00大会", "9:00-12:00 大会"],
    ["下午2点到5点半", "14:00-17:30"],
    ["下午两点至五点一刻", "14:00-17:15"],
    ["上午9点到下午5点", "9:00-17:00"],
    ["9-12点", "9:00-12:00"],
    ["14-17:30", "14:00-17:30"],
    ["1:30-5:30", "13:30-17:30"],
    ["10点到2点", "10:00-14:00"],
    ["18:30开席", "18:30-"],
    ["晚上六点半晚宴", "18:30- 晚宴"],
    ["晚6点半入席", "18:30-"],
    ["中午12点", "12:00-"],
    ["中午1点", "13:00-"],
    ["3点45分", "15:45-"],
    ["8点签到", "8:00- 签到"],
    ["17点结束", "-17:00"],
    ["晚上10点到次日1点", "22:00-25:00"],
    ["22:00-2:00", "22:00-26:00"],
    ["晚上8点到12点", "20:00-24:00"],
    ["凌晨0:30-5:00搭建", "0:30-5:00 搭建"],
    ["18:30-次日0:30", "18:30-24:30"],
    ["17:30-7:30", "17:30-19:30"],
  ])("reads %s", (text, expected) => expect(read(text)).toBe(expected));

  it.each([["25:00"], ["12:75"], ["200人"], ["晚宴"], ["12月17日"], ["3×30"], ["17:30-17:30"], ["次日上午9点"]])(
    "reads no hours in %s",
    (text) => expect(read(text)).toBeUndefined(),
  );

  it("does not begin within a number", () => expect(readClock("29:00", 1)).toBeUndefined());
});
