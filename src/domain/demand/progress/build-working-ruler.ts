import { addDays, toChinaDay, toChinaMidnight } from "../../day.ts";
import { isWorkingDay, opening } from "../callback/get-callback-promise.ts";
import { listWorkingPeriods, type WorkingPeriod } from "../callback/list-working-periods.ts";

const hourMs = 3_600_000;
/** What stands for the hours that nobody works, in hours of the ruler. */
const cutHours = 0.6;
/** Working hours beyond which hours would be too fine to read: from here on the ruler counts days. */
const maxHours = 27;
/** What stands for days that nobody works, in days of the ruler, and the days beyond which they have no ticks. */
const cutDays = 0.4;
const maxTicks = 40;

/** A tick on the hour; `at` is its place in percent of the ruler. */
export interface RulerTick {
  at: number;
  label: string;
}

/** A stretch of the ruler in percent: working hours of an ISO day, or a cut. */
interface RulerStretch {
  start: number;
  end: number;
}

export interface WorkingRuler {
  /** What a tick stands for; days have no labels of their own, since the periods are days. */
  scale: "hours" | "days";
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

/** Builds the ruler of working days between two moments, each as long as another, with the days that nobody works cut out. */
function buildDayRuler(from: Date, to: Date): WorkingRuler {
  const units: { day: string; isWorking: boolean; days: number }[] = [];
  for (let day = toChinaDay(from); day <= toChinaDay(to); day = addDays(day, 1)) {
    const isWorking = isWorkingDay(day);
    const last = units.at(-1);
    if (last && !last.isWorking && !isWorking) last.days++;
    else units.push({ day, isWorking, days: 1 });
  }
  const total = units.reduce((sum, { isWorking }) => sum + (isWorking ? 1 : cutDays), 0);
  let position = 0;
  const placed = units.map((unit) => {
    const start = (position / total) * 100;
    position += unit.isWorking ? 1 : cutDays;
    const opens = toChinaMidnight(unit.day).getTime() + (unit.isWorking ? opening.from * hourMs : 0);
    const closes =
      toChinaMidnight(addDays(unit.day, unit.days - 1)).getTime() + (unit.isWorking ? opening.to : 24) * hourMs;
    return { ...unit, start, end: (position / total) * 100, opens, closes };
  });
  const working = placed.filter(({ isWorking }) => isWorking);
  const ends = working.length > maxTicks ? [] : working;
  return {
    scale: "days",
    periods: working.map(({ day, start, end }) => ({ day, start, end })),
    cuts: placed.filter(({ isWorking }) => !isWorking).map(({ start, end }) => ({ start, end })),
    ticks: [0, ...ends.map(({ end }) => end)].map((at) => ({ at, label: "" })),
    place: (moment) => {
      const time = moment.getTime();
      const unit = placed.findLast(({ opens }) => opens <= time);
      if (!unit) return 0;
      const share = Math.min(1, (time - unit.opens) / (unit.closes - unit.opens));
      return unit.start + (unit.end - unit.start) * share;
    },
  };
}

/**
 * Builds the ruler of working hours between two moments, with nights and holidays cut out, or of working days where there are
 * too many hours to draw. A moment outside working hours begins with a cut.
 */
export function buildWorkingRuler(from: Date, to: Date): WorkingRuler {
  const first = getFirstPeriod(from);
  const last = Math.max(to.getTime(), first.from + 1);
  const periods = listWorkingPeriods(from, new Date(last)).map(toFullHours);
  const hours = periods.reduce((sum, period) => sum + (period.to - period.from) / hourMs, 0);
  if (hours > maxHours) return buildDayRuler(from, new Date(last));
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
    scale: "hours",
    periods: drawn.map(({ day, start, end }) => ({ day, start, end })),
    cuts: cuts.map(({ start, end }) => ({ start, end })),
    ticks,
    place,
  };
}
