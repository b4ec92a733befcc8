const minuteMs = 60_000;
/** Height of a minute, and the least of a gap, in pixels (look/NOTES.md, 26). */
const pixelsPerMinute = 2;
const leastPixels = 28;
/** Minutes beyond which a gap is not drawn to scale but with a break mark. */
const breakMinutes = 90;

/** The time between an entry and the one before it. */
export interface HistoryGap {
  minutes: number;
  /** Height in pixels at two a minute; undefined where it is too long for that. */
  height: number | undefined;
}

/** An entry with the gap before it; the key is unique in the chain, which only grows at its end. */
export interface HistoryLink<Entry> {
  key: string;
  entry: Entry;
  gap: HistoryGap | undefined;
}

/** Adds to each entry the gap from the one before it; none before the first. `at` are ISO times, oldest first. */
export function buildHistoryChain<Entry extends { at: string }>(entries: readonly Entry[]): HistoryLink<Entry>[] {
  return entries.map((entry, index) => {
    const before = entries[index - 1];
    const key = `${index} ${entry.at}`;
    if (!before) return { key, entry, gap: undefined };
    const minutes = Math.max(0, Math.round((Date.parse(entry.at) - Date.parse(before.at)) / minuteMs));
    const height = minutes > breakMinutes ? undefined : Math.max(leastPixels, minutes * pixelsPerMinute);
    return { key, entry, gap: { minutes, height } };
  });
}
