import { seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { formatNumber, formatSize } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { formatClock, listEveningSteps } from "./format-event.ts";
import { findTheme } from "./find-theme.ts";
import { formatMonth } from "./format-month.ts";
import type { NianhuiData, NianhuiInput } from "./loader.ts";

/** Builds what is sent along with the demand: the setup in one line, and for the operator the space and the evening. */
export function buildAttachment(data: NianhuiData, input: NianhuiInput): { title: string; text: string } {
  const { tables, month, today, evening, drawn, bill } = data;
  const { attachment } = annualMeetingZh;
  const theme = findTheme(data.themes, input.setup);
  const title = [
    attachment.tables(formatNumber(tables)),
    theme?.name,
    attachment.acts(input.setup.acts),
    attachment.month(formatMonth(month, today)),
  ]
    .filter(Boolean)
    .join("，");
  const spaces = drawn.map(({ venue, name, plan }) => `${venue} ${name}（${formatSize(plan.length, plan.width)} m）`);
  const steps = listEveningSteps(evening, tables * seatsPerTable).map(({ at, text }) => `${formatClock(at)} ${text}`);
  return {
    title,
    text: [
      title,
      ...(spaces.length > 0 ? [attachment.spaces(spaces.join("、"))] : []),
      ...(theme ? [attachment.programme(theme.acts.slice(0, input.setup.acts).join("、"))] : []),
      ...(bill ? [annualMeetingZh.bill.line(formatNumber(bill.perTable.likely), formatNumber(bill.total.likely))] : []),
      attachment.evening(steps.join("；")),
    ].join("\n"),
  };
}
