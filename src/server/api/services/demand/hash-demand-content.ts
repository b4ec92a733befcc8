import { createHash } from "node:crypto";
import type { Demand, DemandField } from "#domain/demand/demand-schema.ts";
import type { DemandKind } from "#domain/demand/demand-status.ts";
import { toCanonicalJson } from "#domain/request-sign.ts";

/** Fields compared to detect duplicate demands of one phone number; origin and transport fields are excluded. */
const contentFields = [
  "name",
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
] as const satisfies readonly DemandField[];

const transportFields: readonly string[] = [
  "website",
  "filledMs",
  "captcha",
  "timestamp",
  "sign",
  "clientKey",
] satisfies DemandField[];

const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Returns the demand as stored: wire names, without empty and transport fields. */
export const toDemandBody = (demand: Demand): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(demand).filter(([name, value]) => !transportFields.includes(name) && !isEmpty(value)),
  );

/** Fields of a later release: compared only where they are filled, so that demands of before have the same hash. */
const laterFields = [
  "alternativeDates",
  "budgetKind",
  "shareBudget",
  "contactBy",
] as const satisfies readonly DemandField[];

/** Returns the SHA-256 (hex) of the kind and the content fields; the order within lists is ignored. */
export function hashDemandContent(demand: Demand, kind: DemandKind): string {
  const filled = laterFields.filter((name) => !isEmpty(demand[name]));
  const contentValues = [...contentFields, ...filled].map((name) => {
    const value = demand[name];
    if (isEmpty(value)) return [name, null];
    return [name, Array.isArray(value) ? [...value].sort() : value];
  });
  return createHash("sha256")
    .update(toCanonicalJson([kind, contentValues]))
    .digest("hex");
}
