import { setTimeout as sleep } from "node:timers/promises";
import type { EventStore, NewEvent } from "#server/store/event-store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";

/** Pause between two writes, in ms: what comes meanwhile is written together, and demands find the store free. */
const pauseMs = 100;
/** Events of one write; some milliseconds. */
const eventsPerWrite = 500;
/** Events that wait, at most; reports beyond them are refused. */
const maxWaiting = 10_000;

interface Waiting {
  events: readonly NewEvent[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

export interface EventWriter {
  /**
   * Stores events together with those of other requests; they are on disk when it resolves.
   * @throws StoreUnavailableError if the store is, or too many wait
   */
  add: (events: readonly NewEvent[]) => Promise<void>;
  /** Events written since the start of the process. */
  written: () => number;
}

/** Reports that wait, oldest first, with the number of their events. */
class Queue {
  readonly #reports: Waiting[] = [];
  #events = 0;

  /** Adds a report. Returns false if too many wait. */
  add(report: Waiting): boolean {
    if (this.#events + report.events.length > maxWaiting) return false;
    this.#events += report.events.length;
    this.#reports.push(report);
    return true;
  }

  /** Takes whole reports from the front, at least one, up to `eventsPerWrite` events; none from an empty queue. */
  takePart(): Waiting[] {
    let size = 0;
    let end = 0;
    for (const { events } of this.#reports) {
      if (end > 0 && size + events.length > eventsPerWrite) break;
      size += events.length;
      end++;
    }
    this.#events -= size;
    return this.#reports.splice(0, end);
  }
}

/** Creates the one writer of events of a process, so that many reports cost one write and never more than one at a time. */
export function createEventWriter(store: Pick<EventStore, "add">, now: () => Date): EventWriter {
  const queue = new Queue();
  let written = 0;
  let isWriting = false;

  async function writePart(part: readonly Waiting[]): Promise<void> {
    const events = part.flatMap((each) => each.events);
    try {
      await store.add(events, now());
      written += events.length;
      for (const { resolve } of part) resolve();
    } catch (error) {
      for (const { reject } of part) reject(error);
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    await sleep(pauseMs);
    for (let part = queue.takePart(); part.length > 0; part = queue.takePart()) {
      await writePart(part);
      await sleep(pauseMs);
    }
    isWriting = false;
  }

  return {
    add: (events) =>
      new Promise((resolve, reject) => {
        if (!queue.add({ events, resolve, reject }))
          reject(new StoreUnavailableError(new Error("Too many events wait.")));
        else if (!isWriting) void writeAll();
      }),
    written: () => written,
  };
}
