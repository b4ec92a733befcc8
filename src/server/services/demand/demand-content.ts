import { createHash } from "node:crypto";
import type { Demand, DemandField } from "../../../domain/demand/demand-schema.ts";
import { canonicalJson } from "../../../domain/request-sign.ts";

/** What makes two demands of one number the same. Where it came from and how it was sent does not. */
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

const transport: readonly string[] = ["website", "captcha", "timestamp", "sign", "clientKey"] satisfies DemandField[];

const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** The demand as the operator reads it: wire names, nothing empty, nothing that only served the sending. */
export const demandBody = (demand: Demand): Record<string, unknown> =>
  Object.fromEntries(Object.entries(demand).filter(([name, value]) => !transport.includes(name) && !isEmpty(value)));

/** SHA-256 (hex) of what the visitor said; lists of choices count without their order. */
export function contentHash(demand: Demand): string {
  const said = contentFields.map((name) => {
    const value = demand[name];
    if (isEmpty(value)) return [name, null];
    return [name, Array.isArray(value) ? [...value].sort() : value];
  });
  return createHash("sha256").update(canonicalJson(said)).digest("hex");
}
