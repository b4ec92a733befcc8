import { expect, test } from "vitest";
import { isStoredPath, parseStoreMessage } from "./is-stored-path.ts";

test.each([
  "/",
  "/beijing",
  "/beijing/changdi-0-0-0-200-2",
  "/shanghai/kongjian-0-0-0-0-0-0-0-0-0-0-0",
  "/view/hotel-1100000001",
  "/view/huiyishi-1100000001",
  "/view/hotel-1100000001-nearby",
  "/view/hotel-1100000001/meetingspace-1100000001002",
  "/shortlist",
  "/compare",
  "/proposal",
  "/case/submit",
  "/case/submit-en",
])("stores %s", (path) => {
  expect(isStoredPath(path)).toBe(true);
});

test.each([
  "/demand/0123456789abcdef",
  "/s/bcdfghjkmnpq",
  "/api/searchSite/hotSearch",
  "/case/success",
  "/page-state/v1/demand/0123456789abcdef",
  "/view/../demand/0123456789abcdef",
  "/DEMAND/0123456789abcdef",
])("stores no %s", (path) => {
  expect(isStoredPath(path)).toBe(false);
});

test("reads messages of pages only, with the pictures that they may name", () => {
  const message = { type: "store", href: "/beijing", pictures: ["/pictures/a-480.webp", "/api/x", 1] };
  expect(parseStoreMessage(message)).toEqual({ type: "store", href: "/beijing", pictures: ["/pictures/a-480.webp"] });
  for (const other of [undefined, "store", { type: "SKIP_WAITING" }, { ...message, href: "https://other.example/" }])
    expect(parseStoreMessage(other)).toBeUndefined();
});
