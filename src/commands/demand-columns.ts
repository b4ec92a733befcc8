/** Columns of an export: wire names, in reading order. */
export const demandColumns = [
  "reference",
  "createdAt",
  "callBy",
  "status",
  "kind",
  "name",
  "mobile",
  "phone",
  "company",
  "email",
  "cityCode",
  "eventType",
  "startDate",
  "endDate",
  "days",
  "dateFlexible",
  "people",
  "layout",
  "budget",
  "needs",
  "guestRooms",
  "remarks",
  "siteIds",
  "spaceCodes",
  "pageFrom",
  "locale",
  "consentTime",
  "tracking",
] as const;

export type Cell = string | number | boolean | null;

/** A demand to export: the record's columns, then the body's fields. */
export type DemandFields = Record<string, unknown>;

function toCell(value: unknown): Cell {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return Array.isArray(value) ? value.join(";") : JSON.stringify(value);
}

/** Returns a heading row and one row per demand. */
export const toDemandTable = (demands: readonly DemandFields[]): Cell[][] => [
  [...demandColumns],
  ...demands.map((demand) => demandColumns.map((column) => toCell(demand[column]))),
];
