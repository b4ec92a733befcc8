import { venueGroups } from "#domain/venue/venue-groups.ts";
import { createFound, createNotFound, type UrlCase } from "./url-case.ts";

/** Builds the URL cases of the hotel groups' pages. */
export const buildGroupUrlCases = (): UrlCase[] => [
  ...venueGroups.map((group) => createFound(`/zt/${group}`, "a hotel group")),
  createFound("/zt/marriott/110000", "a hotel group in a city"),
  createFound("/zt/ihg/650100", "a city without a hotel of the group"),
  createFound(
    "/zt/hilton?people=500&layout=theatre&stars=1&brand=3001",
    "a hotel group by filters, the canonical page of its brand",
    "/zt/hilton?brand=3001",
  ),
  createFound("/zt/hyatt/310000?people=x&sort=99&page=7", "values out of range are dropped", "/zt/hyatt/310000"),
  createNotFound("/zt/accor", "a group outside the whitelist"),
  createNotFound("/zt/Marriott", "letter case counts"),
  createNotFound("/ZT/marriott", "letter case counts"),
  createNotFound("/zt/marriott/shanghai", "cityCode is digits only"),
  createNotFound("/zt/marriott/31000x", "cityCode is digits only"),
  createNotFound("/zt/marriott/999999", "a well-formed city that the catalogue does not know"),
  createNotFound("/zt/marriott/310000/1", "a part too many"),
  createNotFound(`/zt/marriott/${"1".repeat(400)}`, "an overlong city"),
];
