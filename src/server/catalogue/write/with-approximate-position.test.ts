import { expect, it } from "vitest";
import { createTestVenue } from "#tests/create-test-venue.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { Candidate } from "../candidate.ts";
import { withApproximatePosition } from "./with-approximate-position.ts";

const row = (values: Record<string, unknown> = {}, more: Partial<Candidate> = {}): Candidate => ({
  kind: "venue",
  where: "第 2 行",
  filed: "甲",
  key: "",
  values: new Map(Object.entries(values)),
  ...more,
});
const chaoyang = { lng: 116.4864, lat: 39.9215, approximatePosition: true };
const { lng: _lng, lat: _lat, ...base } = createTestVenue("1", { regionIds: [], address: "北京市朝阳区建国路 1 号" });
const venue = base as Venue;

it.each<[string, Partial<Venue>, object]>([
  ["the district among its regions", { regionIds: ["110108"] }, { lng: 116.3103, lat: 39.9561 }],
  ["the district that its address names", {}, chaoyang],
  ["the first of several", { address: "朝阳区建国路，东城区交界" }, chaoyang],
])("is the centre of %s", (_title, fields, position) => {
  expect(withApproximatePosition(row(), { ...venue, ...fields }, undefined)).toMatchObject({
    ...position,
    approximatePosition: true,
  });
});

it("is not invented without a district, or from one of another city", () => {
  for (const fields of [{ address: "建国路 1 号" }, { cityCode: "310000" }, { address: undefined }])
    expect(withApproximatePosition(row(), { ...venue, ...fields } as Venue, undefined)).not.toHaveProperty("lng");
});

it("gives way to a position of the row, and is renewed with the address", () => {
  const stored = { ...venue, ...chaoyang };
  const exact = withApproximatePosition(row({ lng: 116.4, lat: 39.9 }), { ...stored, lng: 116.4, lat: 39.9 }, stored);
  expect(exact).toEqual({ ...venue, lng: 116.4, lat: 39.9 });
  const moved = { ...stored, address: "海淀区中关村大街 1 号" };
  expect(withApproximatePosition(row({ address: moved.address }), moved, stored)).toMatchObject({ lng: 116.3103 });
  const nowhere = { ...stored, address: "海外" };
  expect(withApproximatePosition(row({ address: nowhere.address }), nowhere, stored)).not.toHaveProperty(
    "approximatePosition",
  );
});

it("leaves alone what the store has, what an export says, and complete rows", () => {
  const exact = { ...venue, lng: 116.4, lat: 39.9 };
  expect(withApproximatePosition(row({ guestRoomPriceFrom: 1 }), exact, exact)).toEqual(exact);
  expect(withApproximatePosition(row({ guestRoomPriceFrom: 1 }), venue, venue)).toEqual(venue);
  expect(withApproximatePosition(row({ approximatePosition: undefined }), venue, undefined)).toEqual(venue);
  expect(withApproximatePosition(row({}, { isComplete: true }), venue, undefined)).toEqual(venue);
});
