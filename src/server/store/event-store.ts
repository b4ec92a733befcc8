import type { Database } from "./database.ts";
import { createEventId } from "./event/create-event-id.ts";
import {
  countEvents,
  type EventCount,
  type EventFilter,
  iterateEvents,
  type NewEvent,
  type StoredEvent,
} from "./event/iterate-events.ts";
import { pruneEvents } from "./event/prune-events.ts";

export type { EventCount, EventFilter, NewEvent, StoredEvent } from "./event/iterate-events.ts";

export type EventStore = ReturnType<typeof createEventStore>;

/** Creates the store of the events of visits. */
export function createEventStore({ kysely }: Pick<Database, "kysely">) {
  return {
    /** Stores events in one statement; they are on disk when it resolves. */
    async add(events: readonly NewEvent[], now: Date): Promise<void> {
      const rows = events.map(({ project, type, event, at, receivedAt, distinctId, properties }) => ({
        id: createEventId(now),
        project,
        type,
        event,
        at,
        received_at: receivedAt,
        distinct_id: distinctId,
        body: JSON.stringify(properties),
      }));
      await kysely.insertInto("visit_event").values(rows).execute();
    },
    /** Iterates over events by time. */
    each: (filter: EventFilter): AsyncGenerator<StoredEvent> => iterateEvents(kysely, filter),
    /** Returns the counts by day of China and name, in that order. */
    counts: (filter: EventFilter): Promise<EventCount[]> => countEvents(kysely, filter),
    /** Removes the events that arrived before a time, then the oldest beyond a number. Returns how many. */
    prune: (before: Date, most: number): Promise<number> => pruneEvents(kysely, before, most),
  };
}
