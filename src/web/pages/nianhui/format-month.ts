import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";

/** Formats an ISO month: 1 月; with its year where it is not that of `today`. */
export function formatMonth(month: string, today: string): string {
  const [year = "", number = ""] = month.split("-");
  const { month: format, yearMonth } = annualMeetingZh.sentence;
  return today.startsWith(year) ? format(Number(number)) : yearMonth(year, Number(number));
}
