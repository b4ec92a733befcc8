import type { Page } from "playwright-core";
import { inject } from "vitest";
import { openDatabase } from "#server/store/database.ts";
import { createEventStore, type EventFilter, type StoredEvent } from "#server/store/event-store.ts";

/** Returns the stored events, read as the operator's command does. */
export async function readEvents(filter: EventFilter = {}): Promise<StoredEvent[]> {
  const database = await openDatabase({ dataDir: inject("dataDir"), readonly: true });
  const events: StoredEvent[] = [];
  for await (const event of createEventStore(database).each(filter)) events.push(event);
  await database.close();
  return events;
}

/** Touches the page and waits until the library counts. */
export async function waitForStore(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() => document.documentElement.dataset.analytics === "store-done");
}
