import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { BlockedNote } from "./blocked-note.tsx";
import { SpaceBookings } from "./space-bookings.tsx";

const bookings = {
  periods: [
    { from: "2026-12-03", to: "2026-12-05", state: "booked" as const, confirmedOn: "2026-11-20" },
    { from: "2026-12-20", to: "2026-12-20", state: "held" as const, confirmedOn: "2026-10-01" },
  ],
};
const render = (props: { date?: string; days?: number }) =>
  renderToString(<SpaceBookings bookings={bookings} today="2026-11-24" {...props} />)
    .replace(/<!--.*?-->/g, "")
    .replace(/(?:<[^>]+>)+/g, "|");

it("lists the blocked dates with the day of their confirmation, and calls an old one old", () => {
  expect(render({})).toBe(
    "|档期|以下日期已订或预留，其余日期可询档期。|12 月 3 日 周四至 12 月 5 日 周六|已订|11 月 20 日 周五核实|12 月 20 日 周日|预留|10 月 1 日 周四核实，已超过 30 天|",
  );
});

it("tells of the event's own date first", () => {
  expect(render({ date: "2026-12-04" })).toContain("|12 月 4 日 周五：已订（11 月 20 日 周五核实）|");
  expect(render({ date: "2026-12-05", days: 2 })).toContain("|12 月 5 日 周六：其中 12 月 5 日 周六已订（");
  expect(render({ date: "2026-12-10" })).toContain("该日暂无已订记录（11 月 20 日 周五核实），档期待核实");
  expect(render({ date: "<script>" })).toContain("其余日期可询档期");
});

it("notes that the space is booked or held on the event's days, and nothing of other days", () => {
  const note = (date: string, days?: number) =>
    renderToString(<BlockedNote bookings={bookings} date={date} days={days} today="2026-11-24" />).replace(
      /<[^>]+>/g,
      "",
    );
  expect(note("2026-12-04")).toBe("12 月 4 日 周五已订（11 月 20 日 周五核实）");
  expect(note("2026-12-05", 2)).toBe("其中 12 月 5 日 周六已订（11 月 20 日 周五核实）");
  expect(note("2026-12-20")).toBe("12 月 20 日 周日预留（10 月 1 日 周四核实，已超过 30 天）");
  for (const date of ["2026-12-10", "", "<script>"]) expect(note(date)).toBe("");
});
