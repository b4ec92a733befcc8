import type { Parsed } from "#contract/index.ts";

/** The labels under which accepted demands are counted; each has a few values, so that the table stays small. */
interface FactLabels {
  kind: string;
  eventType: string;
  locale: string;
  /** Upper bound of people: 50, 200, 500, more; none where unknown. */
  people: string;
}

export interface FactCounts {
  add: (facts: Parsed<"common/caseSubmitSensor">) => void;
  list: () => { labels: FactLabels; count: number }[];
}

const peopleBounds = [50, 200, 500] as const;

function toPeopleLabel(people: number | undefined): string {
  if (people === undefined) return "none";
  return String(peopleBounds.find((bound) => people <= bound) ?? "more");
}

/** Creates the counts of accepted demands by kind, event type, language and size, since the start of the process. */
export function createFactCounts(): FactCounts {
  const counts = new Map<string, { labels: FactLabels; count: number }>();
  return {
    add({ kind, eventType, locale, people }) {
      const labels = { kind, eventType: eventType || "none", locale, people: toPeopleLabel(people) };
      const key = Object.values(labels).join(" ");
      counts.set(key, { labels, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    list: () => [...counts.values()],
  };
}
