import { type RawBuilder, sql } from "kysely";
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
  /** ISO, of the last call that was not answered; empty if there is none. */
  missedAt: string;
  /** Empty if nobody follows it up yet. */
  assignee: string;
  /** ISO; empty unless its personal data were erased. */
  erasedAt: string;
}

/** Selects when the last call that was not answered was made, of a row of `demand`. */
export const lastMissedCall: RawBuilder<string | null> =
  sql`(select max(at) from demand_history where demand_history.reference = demand.reference and event = 'missed')`;

/** Converts a row, selected with `lastMissedCall`. */
export const toStoredDemand = (row: DemandTable & { missed_at: string | null }): StoredDemand => ({
  reference: row.reference,
  token: row.token,
  kind: row.kind,
  status: row.status,
  mobile: row.mobile,
  cityCode: row.city_code,
  body: JSON.parse(row.body) as Record<string, unknown>,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  missedAt: row.missed_at ?? "",
  assignee: row.assignee,
  erasedAt: row.erased_at,
});
