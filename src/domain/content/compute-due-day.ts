import { addDays, isIsoDay } from "../day.ts";

/** Parses a checklist stage into days after the event (negative: before it); undefined if it names none. */
function parseDayOffset(stage: string): number | undefined {
  const [, sign, number, unit] = /^(提前|会后)\s*(\d+|[一两])\s*(小时|天|周|个月)$/.exec(stage) ?? [];
  if (sign && number && unit) {
    const count = { 一: 1, 两: 2 }[number] ?? Number(number);
    const days = Math.ceil(count * { 小时: 1 / 24, 天: 1, 周: 7, 个月: 30 }[unit as "天"]);
    return sign === "提前" ? -days : days;
  }
  return { 前一天: -1, 当天: 0, 会后一天: 1 }[stage];
}

/**
 * Computes the day by which a stage of a checklist (提前 8 周, 前一天, 会后一周) is due.
 * @param eventDay ISO day of the event
 * @returns ISO day, or undefined if the stage or the day cannot be parsed
 */
export function computeDueDay(stage: string, eventDay: string): string | undefined {
  const days = parseDayOffset(stage.trim());
  return days === undefined || !isIsoDay(eventDay) ? undefined : addDays(eventDay, days);
}
