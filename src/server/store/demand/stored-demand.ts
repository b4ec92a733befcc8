import type { DemandTable } from "../schema.ts";

/** A stored demand. */
export interface StoredDemand {
  reference: string;
  token: string;
  kind: string;
  status: string;
  mobile: string;
  cityCode: string;
  body: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
  /** Empty if nobody follows it up yet. */
  assignee: string;
  /** ISO; empty unless its personal data were erased. */
  erasedAt: string;
}

/** Converts a row. */
export const toStoredDemand = (row: DemandTable): StoredDemand => ({
  reference: row.reference,
  token: row.token,
  kind: row.kind,
  status: row.status,
  mobile: row.mobile,
  cityCode: row.city_code,
  body: JSON.parse(row.body) as Record<string, unknown>,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  assignee: row.assignee,
  erasedAt: row.erased_at,
});
