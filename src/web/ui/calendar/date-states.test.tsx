import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { DateStates } from "./date-states.tsx";

const bookings = {
  periods: [
    { from: "2026-12-03", to: "2026-12-05", state: "booked" as const, confirmedOn: "2026-11-20" },
    { from: "2026-12-20", to: "2026-12-20", state: "held" as const, confirmedOn: "2026-10-01" },
  ],
};
const render = (props: Partial<Parameters<typeof DateStates>[0]>) =>
  renderToString(<DateStates bookings={bookings} dates={undefined} days={1} today="2026-11-24" {...props} />)
    .replace(/<!--.*?-->/g, "")
    .replace(/(?:<[^>]+>)+/g, "|");

it("says of each date whether the space is booked or held, and when that was confirmed", () => {
  expect(render({ dates: ["2026-12-04", "2026-12-20", "2026-12-28"] })).toBe(
    "|12 月 4 日 周五 已订（11 月 20 日 周五核实）|12 月 20 日 周日 预留（10 月 1 日 周四核实，已超过 30 天）|12 月 28 日 周一 该日暂无已订记录（11 月 20 日 周五核实），档期待核实|",
  );
});

it("names the blocked days of a longer event, and puts dates of which the same is known in one line", () => {
  expect(render({ dates: ["2026-12-05"], days: 2 })).toContain("其中 12 月 5 日 周六已订");
  expect(render({ dates: ["2026-12-04", "2026-12-28"], bookings: undefined })).toBe(
    "|12 月 4 日 周五、12 月 28 日 周一 档期待核实|",
  );
});

it("says nothing without a date", () => {
  expect(render({ dates: [] })).toBe("");
});
