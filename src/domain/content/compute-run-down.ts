/** An entry of a schedule: 18:30, and whether people eat or drink then. */
interface ScheduleEntry {
  at: string;
  meal?: boolean | undefined;
}

export interface RunDown<Entry extends ScheduleEntry> {
  /** Each with the minutes until the next; the last has none. */
  entries: (Entry & { minutes?: number })[];
  /** Minutes of meals, and of everything else. */
  meals: number;
  rest: number;
}

const minutesADay = 24 * 60;

function parseMinutes(at: string): number {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Computes how long each entry of a day's schedule lasts; one that begins earlier than the one before is after midnight. */
export function computeRunDown<Entry extends ScheduleEntry>(entries: readonly Entry[]): RunDown<Entry> {
  const timed = entries.map((entry, at) => {
    const next = entries[at + 1];
    if (!next) return entry;
    return { ...entry, minutes: (parseMinutes(next.at) - parseMinutes(entry.at) + minutesADay) % minutesADay };
  });
  const sum = (isMeal: boolean) =>
    timed.reduce(
      (total, { meal = false, minutes = 0 }: Entry & { minutes?: number }) => total + (meal === isMeal ? minutes : 0),
      0,
    );
  return { entries: timed, meals: sum(true), rest: sum(false) };
}
