import type { Kysely } from "kysely";
import { chinaOffsetMs } from "#domain/day.ts";
import type { CleanEvent } from "#domain/tracking/clean-event.ts";
import type { Schema } from "../schema.ts";

/** An event to store: what was taken of it, its project and when it arrived. */
export interface NewEvent extends CleanEvent {
  project: string;
  receivedAt: string;
}

export interface StoredEvent extends NewEvent {
  id: string;
}

/** Which events are read: those of the half-open range of times (ISO) and of a project; without one, all. */
export interface EventFilter {
  from?: string | undefined;
  to?: string | undefined;
  project?: string | undefined;
}

/** How many events of a name, and by how many browsers, a day of China had. */
export interface EventCount {
  day: string;
  event: string;
  events: number;
  visitors: number;
}

const rowsPerPage = 500;

function selectEvents(kysely: Kysely<Schema>, { from, to, project }: EventFilter) {
  let query = kysely.selectFrom("visit_event").selectAll().orderBy("at").orderBy("id").limit(rowsPerPage);
  if (from !== undefined) query = query.where("at", ">=", from);
  if (to !== undefined) query = query.where("at", "<", to);
  if (project !== undefined) query = query.where("project", "=", project);
  return query;
}

/** Iterates over events by time, in pages, so that they are never in memory together. */
export async function* iterateEvents(kysely: Kysely<Schema>, filter: EventFilter): AsyncGenerator<StoredEvent> {
  const query = selectEvents(kysely, filter);
  let last: { at: string; id: string } | undefined;
  for (;;) {
    const after = last;
    const page = after
      ? query.where(({ eb, refTuple, tuple }) => eb(refTuple("at", "id"), ">", tuple(after.at, after.id)))
      : query;
    const rows = await page.execute();
    for (const { received_at: receivedAt, distinct_id: distinctId, body, ...row } of rows)
      yield { ...row, receivedAt, distinctId, properties: JSON.parse(body) as StoredEvent["properties"] };
    if (rows.length < rowsPerPage) return;
    last = rows.at(-1);
  }
}

/** Returns the counts of events by day of China and name, in that order. */
export async function countEvents(kysely: Kysely<Schema>, filter: EventFilter): Promise<EventCount[]> {
  const counts = new Map<string, EventCount & { ids: Set<string> }>();
  for await (const { at, event, distinctId } of iterateEvents(kysely, filter)) {
    const day = new Date(Date.parse(at) + chinaOffsetMs).toISOString().slice(0, 10);
    const key = `${day} ${event}`;
    const count = counts.get(key) ?? { day, event, events: 0, visitors: 0, ids: new Set() };
    count.events += 1;
    if (distinctId) count.visitors = count.ids.add(distinctId).size;
    counts.set(key, count);
  }
  return [...counts.keys()].sort().map((key) => {
    const { ids: _, ...count } = counts.get(key)!;
    return count;
  });
}
