import { addDays, toChinaDay, toChinaMidnight } from "../../day.ts";
import { isWorkingDay, opening } from "../callback/get-callback-promise.ts";
import { listWorkingPeriods, type WorkingPeriod } from "../callback/list-working-periods.ts";

const hourMs = 3_600_000;
/** What stands for the hours that nobody works, in hours of the ruler. */
const cutHours = 0.6;
/** Working hours beyond which the ruler would be too fine to read. */
const maxHours = 27;

/** A tick on the hour; `at` is its place in percent of the ruler. */
export interface RulerTick {
  at: number;
  label: string;
}

/** A stretch of the ruler in percent: working hours of an ISO day, or a cut. */
export interface RulerStretch {
  start: number;
  end: number;
}

export interface WorkingRuler {
  periods: (RulerStretch & { day: string })[];
  cuts: RulerStretch[];
  ticks: RulerTick[];
  /** Returns the place of a moment in percent; moments beyond an end are placed there. */
  place: (moment: Date) => number;
}

/** Widens periods to full hours, so that ticks stand at both ends. */
const toFullHours = ({ day, from, to }: WorkingPeriod): WorkingPeriod => {
  const midnight = toChinaMidnight(day).getTime();
  const floor = Math.floor((from - midnight) / hourMs);
  const ceil = Math.ceil((to - midnight) / hourMs);
  return { day, from: midnight + floor * hourMs, to: midnight + ceil * hourMs };
};

/** Returns the working hours of the first working day on or after that of a moment, from the moment on. */
function getFirstPeriod(from: Date): WorkingPeriod {
  for (let day = toChinaDay(from); ; day = addDays(day, 1)) {
    const end = toChinaMidnight(day).getTime() + opening.to * hourMs;
    if (isWorkingDay(day) && end > from.getTime()) return listWorkingPeriods(from, new Date(end))[0]!;
  }
}

/**
 * Builds the ruler of working hours between two moments, with nights and holidays cut out. A moment outside working hours
 * begins with a cut. Undefined where there are too many hours to draw.
 */
export function buildWorkingRuler(from: Date, to: Date): WorkingRuler | undefined {
  const first = getFirstPeriod(from);
  const last = Math.max(to.getTime(), first.from + 1);
  const periods = listWorkingPeriods(from, new Date(last)).map(toFullHours);
  const hours = periods.reduce((sum, period) => sum + (period.to - period.from) / hourMs, 0);
  if (hours > maxHours) return undefined;
  const leads = first.from > from.getTime() ? 1 : 0;
  const total = hours + cutHours * (periods.length - 1 + leads);
  const toPercent = (position: number) => (position / total) * 100;

  let position = leads * cutHours;
  const cuts: (RulerStretch & { from: number; to: number })[] = [];
  const drawn = periods.map((period, index) => {
    if (index > 0) position += cutHours;
    const start = toPercent(position);
    const before = index > 0 ? periods[index - 1]!.to : from.getTime();
    if (index > 0 || leads > 0)
      cuts.push({ start: toPercent(position - cutHours), end: start, from: before, to: period.from });
    position += (period.to - period.from) / hourMs;
    return { ...period, start, end: toPercent(position) };
  });
  const ticks = drawn.flatMap((period) => {
    const count = (period.to - period.from) / hourMs;
    const hour = (period.from - toChinaMidnight(period.day).getTime()) / hourMs;
    return Array.from({ length: count + 1 }, (_, each) => ({
      at: period.start + ((period.end - period.start) * each) / count,
      label: `${hour + each}:00`,
    }));
  });
  const place = (moment: Date): number => {
    const time = moment.getTime();
    const stretch = [...drawn, ...cuts].find((one) => one.from <= time && time <= one.to);
    if (!stretch) return time < from.getTime() ? 0 : 100;
    return stretch.start + ((stretch.end - stretch.start) * (time - stretch.from)) / (stretch.to - stretch.from);
  };
  return {
    periods: drawn.map(({ day, start, end }) => ({ day, start, end })),
    cuts: cuts.map(({ start, end }) => ({ start, end })),
    ticks,
    place,
  };
}
