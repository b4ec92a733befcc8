import { expect, it } from "vitest";
import { createFactCounts } from "./create-fact-counts.ts";

it("counts accepted demands by kind, event type, language and size", () => {
  const counts = createFactCounts();
  const facts = { kind: "meeting" as const, locale: "zh" as const };
  counts.add({ ...facts, people: 50 });
  counts.add({ ...facts, people: 20 });
  counts.add({ ...facts, people: 501, eventType: "training" });
  counts.add({ kind: "enterprise", locale: "en" });
  expect(counts.list()).toEqual([
    { labels: { kind: "meeting", eventType: "none", locale: "zh", people: "50" }, count: 2 },
    { labels: { kind: "meeting", eventType: "training", locale: "zh", people: "more" }, count: 1 },
    { labels: { kind: "enterprise", eventType: "none", locale: "en", people: "none" }, count: 1 },
  ]);
});
