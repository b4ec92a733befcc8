/** The columns of an export: the wire's names, in the order in which one reads a demand. */
export const demandColumns = [
  "reference",
  "createdAt",
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

/** A demand as an export takes it: the record's own columns, then the body's fields. */
export type DemandFields = Record<string, unknown>;

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return Array.isArray(value) ? value.join(";") : JSON.stringify(value);
}

/** The heading and one row a demand. */
export const demandTable = (demands: readonly DemandFields[]): Cell[][] => [
  [...demandColumns],
  ...demands.map((demand) => demandColumns.map((column) => cellOf(demand[column]))),
];
