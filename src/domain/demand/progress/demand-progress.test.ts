import { describe, expect, it } from "vitest";
import { countWorkingMinutes } from "../callback/count-working-minutes.ts";
import { buildHistoryChain } from "./build-history-chain.ts";
import { buildWorkingRuler } from "./build-working-ruler.ts";
import { formatRequestedSentence } from "./format-requested-sentence.ts";
import { formatDeadline, formatDuration } from "./format-moment.ts";
import { listDeadlines } from "./list-deadlines.ts";
import { maskEmail, maskPhone } from "./mask-phone.ts";
import { pickLabels } from "./pick-labels.ts";

/** Returns a moment in China, in November 2026; the 23rd is a Monday. */
const at = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, "0")}T${time.padStart(5, "0")}:00+08:00`);

describe("the ruler of working hours", () => {
  it("cuts the night out and places moments on both sides of it", () => {
    const ruler = buildWorkingRuler(at(23, "14:20"), at(24, "12:00"));
    expect(ruler.periods.map(({ day }) => day)).toEqual(["2026-11-23", "2026-11-24"]);
    expect(ruler.ticks.map(({ label }) => label)).toEqual(
      [14, 15, 16, 17, 18, 9, 10, 11, 12].map((hour) => `${hour}:00`),
    );
    expect(ruler.cuts).toHaveLength(1);
    const total = 4 + 0.6 + 3;
    expect(ruler.place(at(23, "16:00"))).toBeCloseTo((2 / total) * 100);
    expect(ruler.place(at(24, "9:00"))).toBeCloseTo((4.6 / total) * 100);
    expect([ruler.place(at(22, "10:00")), ruler.place(at(24, "13:00"))]).toEqual([0, 100]);
    const [cut] = ruler.cuts;
    const night = ruler.place(at(24, "03:00"));
    expect(night > cut!.start && night < cut!.end).toBe(true);
  });

  it("begins with a cut on a Sunday", () => {
    const ruler = buildWorkingRuler(at(22, "20:00"), at(23, "11:00"));
    expect(ruler.cuts[0]!.start).toBe(0);
    expect(ruler.periods[0]!.start).toBeGreaterThan(0);
    expect(ruler.place(at(22, "20:00"))).toBe(0);
  });

  it("counts days for weeks, each as long as another, with weekends cut out", () => {
    expect(buildWorkingRuler(at(23, "9:00"), at(25, "18:00")).scale).toBe("hours");
    const ruler = buildWorkingRuler(at(19, "9:00"), at(24, "11:00"));
    expect(ruler.scale).toBe("days");
    expect(ruler.periods.map(({ day }) => day.slice(-2))).toEqual(["19", "20", "23", "24"]);
    expect(ruler.cuts).toHaveLength(1);
    const total = 4 + 0.4;
    expect(ruler.place(at(20, "13:30"))).toBeCloseTo((1.5 / total) * 100);
    expect(ruler.place(at(20, "22:00"))).toBeCloseTo((2 / total) * 100);
    const weekend = ruler.place(at(22, "0:00"));
    expect(weekend > ruler.cuts[0]!.start && weekend < ruler.cuts[0]!.end).toBe(true);
    expect([ruler.place(at(18, "10:00")), ruler.place(at(30, "10:00"))]).toEqual([0, 100]);
    expect(ruler.ticks.map(({ at: place }) => Math.round(place))).toEqual([0, 23, 45, 77, 100]);
    const year = buildWorkingRuler(new Date("2025-11-24T02:00:00Z"), at(24, "11:00"));
    expect([year.periods.length > 200, year.ticks.length]).toEqual([true, 1]);
  });
});

it("counts working minutes over nights and weekends", () => {
  expect(countWorkingMinutes(at(20, "17:30"), at(23, "09:10"))).toBe(40);
  expect(countWorkingMinutes(at(23, "19:00"), at(23, "22:00"))).toBe(0);
  expect(countWorkingMinutes(at(24, "10:00"), at(23, "10:00"))).toBe(0);
});

it("draws the history at two pixels a minute, the long gaps broken", () => {
  const chain = buildHistoryChain(
    ["14:26", "14:30", "15:00", "16:31"].map((time) => ({ at: at(23, time).toISOString() })),
  );
  expect(chain.map(({ gap }) => gap)).toEqual([
    undefined,
    { minutes: 4, height: 28 },
    { minutes: 30, height: 60 },
    { minutes: 91, height: undefined },
  ]);
});

it("promises the call, then the prices by the end of the next working day", () => {
  const createdAt = at(20, "17:00").toISOString();
  const history = [{ status: "new", at: createdAt }] as const;
  const demand = { kind: "meeting", status: "new", createdAt, history } as const;
  expect(listDeadlines(demand)).toEqual([
    { kind: "call", by: at(23, "10:00") },
    { kind: "quote", by: at(24, "18:00") },
  ]);
  expect(listDeadlines({ ...demand, kind: "enterprise" })).toHaveLength(1);
  const called = [...history, { status: "contacted", at: at(20, "17:30").toISOString() }] as const;
  expect(listDeadlines({ ...demand, status: "contacted", history: called })).toEqual([
    { kind: "quote", by: at(23, "18:00") },
  ]);
  expect(listDeadlines({ ...demand, status: "withdrawn" })).toEqual([]);
});

it("formats what was asked as a sentence of what is known", () => {
  const requested = {
    cityName: "北京",
    people: 120,
    layout: "classroom",
    eventType: "training",
    needs: ["led", "nothing"],
  } as const;
  const join = (locale: "zh" | "en", value: Parameters<typeof formatRequestedSentence>[0]) =>
    formatRequestedSentence(value, locale, "2026-11-23")
      .flat()
      .map(({ text }) => text)
      .join("");
  expect(join("zh", { ...requested, startDate: "2026-11-27", days: 1, budget: 40_000 })).toBe(
    "在北京，11 月 27 日 周五开一天，120 人课桌式培训，预算场租每天 4 万元以内，要LED 屏。",
  );
  expect(join("en", { ...requested, cityName: "Beijing", guestRooms: 20 })).toBe(
    "In Beijing, 120 people, classroom style, training, 20 guest rooms, with LED wall.",
  );
  expect(join("zh", { needs: [] })).toBe("");
});

it("formats deadlines and durations in both languages", () => {
  expect(formatDeadline(at(23, "16:26"), at(23, "15:00"), "zh")).toBe("今天 16:26 前");
  expect(formatDeadline(at(20, "16:26"), at(23, "15:00"), "zh")).toBe("11 月 20 日 周五 16:26 前");
  expect(formatDeadline(at(24, "09:05"), at(23, "15:00"), "en")).toBe("by 9:05 on Tuesday");
  expect([0, 12, 65, 120, 4320].map((minutes) => formatDuration(minutes, "zh"))).toEqual([
    "不到 1 分钟",
    "12 分钟",
    "1 小时 5 分",
    "2 小时",
    "3 天",
  ]);
});

it("masks numbers and addresses", () => {
  expect(["13800136021", "+65-61234567", "12345"].map(maskPhone)).toEqual(["138****6021", "+65****67", "****"]);
  expect(maskEmail("chen@example.com")).toBe("c***@example.com");
});

it("picks the labels that fit by their rank", () => {
  const labels = [{ at: 0 }, { at: 100 }, { at: 5 }, { at: 50 }];
  expect([...pickLabels(labels, 10)].map((label) => label.at)).toEqual([0, 100, 50]);
});
