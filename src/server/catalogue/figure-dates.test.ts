import { expect, it } from "vitest";
import { resolveSpace, resolveVenue } from "./write/resolve-venue.ts";
import type { Candidate } from "./candidate.ts";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";

const toCandidate = (kind: "venue" | "space", values: Record<string, unknown>): Candidate => ({
  kind,
  where: "第 2 行",
  filed: "运营方",
  key: "9",
  name: "甲",
  values: new Map(Object.entries(values)),
});
const today = "2026-11-22";
const old = { name: "旧数据", date: "2020-02-27" };
const venue = createTestVenue("9", { source: old, guestRoomPriceFrom: 680, rating: { score: 4.5, source: "旧数据" } });
const space = createTestSpace("91", "9", { priceDay: 8000, priceDate: "2024-05" });

function updateVenue(values: Record<string, unknown>) {
  const resolved = resolveVenue(toCandidate("venue", values), "9", { source: "运营方", entity: venue }, today);
  return "entity" in resolved ? resolved.entity.source.date : resolved.refusal;
}

function updateSpace(values: Record<string, unknown>) {
  const resolved = resolveSpace(toCandidate("space", values), "91", "9", { source: "运营方", entity: space }, today);
  return "entity" in resolved ? resolved.entity.priceDate : resolved.refusal;
}

it("keeps the date of a venue's figures until a row changes them without saying when they were taken", () => {
  expect(updateVenue({ address: "建国路 1 号" })).toBe("2020-02-27");
  expect(updateVenue({ guestRoomPriceFrom: 720 })).toBeUndefined();
  expect(updateVenue({ "rating.score": 4.6 })).toBeUndefined();
  expect(updateVenue({ guestRoomPriceFrom: 720, "source.date": "2026-03" })).toBe("2026-03");
});

it("keeps the date of a space's prices likewise", () => {
  expect(updateSpace({ height: 5 })).toBe("2024-05");
  expect(updateSpace({ priceDay: 9000 })).toBeUndefined();
  expect(updateSpace({ priceDay: 9000, priceDate: "2026-02-01" })).toBe("2026-02-01");
});
