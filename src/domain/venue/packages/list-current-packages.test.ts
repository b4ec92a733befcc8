import { expect, it } from "vitest";
import type { MeetingPackage } from "../meeting-package.ts";
import { listCurrentPackages } from "./list-current-packages.ts";

const endsOn = (validUntil?: string): MeetingPackage => ({
  name: "全天",
  span: "day",
  price: 398,
  ...(validUntil && { validUntil }),
});

it("lists packages up to their last day, and none as undefined", () => {
  const packages = [endsOn("2026-11-20"), endsOn("2026-11-21"), endsOn()];
  expect(listCurrentPackages(packages, "2026-11-21")).toEqual([endsOn("2026-11-21"), endsOn()]);
  expect(listCurrentPackages([endsOn("2026-11-20")], "2026-11-21")).toBeUndefined();
  expect(listCurrentPackages(undefined, "2026-11-21")).toBeUndefined();
});
