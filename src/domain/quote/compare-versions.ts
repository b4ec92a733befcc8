/** The fields of a demand that a venue quotes for; a change of one makes a new version. */
const versionFields = [
  "startDate",
  "endDate",
  "alternativeDates",
  "days",
  "people",
  "layout",
  "eventType",
  "needs",
  "guestRooms",
  "budget",
  "budgetKind",
] as const;
type VersionField = (typeof versionFields)[number];

/** A demand's body as far as it is versioned. */
export type DemandVersion = Readonly<Partial<Record<VersionField, unknown>>>;

/** A change between two versions; an absent side is a field that was not filled in. */
export interface VersionChange {
  field: VersionField;
  before?: unknown;
  after?: unknown;
}

const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Returns the versioned fields of a demand that are filled in. */
export const toDemandVersion = (body: Readonly<Record<string, unknown>>): DemandVersion =>
  Object.fromEntries(versionFields.filter((field) => !isEmpty(body[field])).map((field) => [field, body[field]]));

/** Compares two versions of a demand, field by field in the order of the form; lists are compared without their order, but for dates. */
export function compareVersions(before: DemandVersion, after: DemandVersion): VersionChange[] {
  const toText = (field: VersionField, value: unknown) =>
    isEmpty(value) ? "" : JSON.stringify(field === "needs" && Array.isArray(value) ? value.toSorted() : value);
  return versionFields
    .filter((field) => toText(field, before[field]) !== toText(field, after[field]))
    .map((field) => ({
      field,
      ...(!isEmpty(before[field]) && { before: before[field] }),
      ...(!isEmpty(after[field]) && { after: after[field] }),
    }));
}
