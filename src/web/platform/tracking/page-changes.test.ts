import { expect, test, vi } from "vitest";
import { createPageChanges } from "./page-changes.ts";

const venue = { id: "1", name: "甲" };

test("knows the document's venue until a router has pages, then the router's", () => {
  const pages = createPageChanges(venue);
  const state: { matches: { loaderData?: unknown }[] } = { matches: [] };
  const listeners = new Map<string, (change: never) => void>();
  const [resolved, leaving] = [vi.fn(), vi.fn()];
  pages.onResolved(resolved);
  const end = pages.onBeforeNavigate(leaving);
  pages.follow({ state, subscribe: (event, listener) => listeners.set(event, listener as never) });
  expect(pages.getVenue()).toBe(venue);
  state.matches = [{}, { loaderData: { data: { venue: { id: "2", name: "乙", rooms: 3 } } } }];
  expect(pages.getVenue()).toMatchObject({ id: "2", name: "乙" });
  expect(pages.getVenue()).not.toHaveProperty("rooms");
  state.matches = [{ loaderData: { data: { venue: { id: "3" } } } }];
  expect(pages.getVenue()).toBeUndefined();
  const change = { toLocation: { pathname: "/ask", href: "/ask" } } as never;
  listeners.get("onResolved")!(change);
  listeners.get("onBeforeNavigate")!(change);
  end();
  listeners.get("onBeforeNavigate")!(change);
  expect([resolved.mock.calls.length, leaving.mock.calls]).toEqual([1, [[change]]]);
});
