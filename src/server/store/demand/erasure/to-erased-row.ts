import { isOpenStatus } from "#domain/demand/demand-status.ts";
import type { DemandTable } from "../../schema.ts";

/** Fields of a demand's body with personal data. */
const personalFields = new Set(["name", "mobile", "phone", "company", "email", "remarks", "tracking", "pageFrom"]);

/** Returns a demand's row without personal data: number, name, company, mail, remarks and origin. An open one is `withdrawn`. */
export function toErasedRow(row: DemandTable, at: string): DemandTable {
  const fields = Object.entries(JSON.parse(row.body) as Record<string, unknown>);
  const body = JSON.stringify(Object.fromEntries(fields.filter(([field]) => !personalFields.has(field))));
  const status = isOpenStatus(row.status) ? "withdrawn" : row.status;
  return { ...row, mobile: "", content_hash: "", body, status, updated_at: at, erased_at: at };
}
