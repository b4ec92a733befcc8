/** Tables in the common subset of SQLite and PostgreSQL: text ids, smallint booleans, JSON as text, ISO times. */
export interface Schema {
  venue: VenueTable;
  space: SpaceTable;
  change_log: ChangeLogTable;
  content: ContentTable;
  demand: DemandTable;
  demand_history: DemandHistoryTable;
  outbox: OutboxTable;
  meta: MetaTable;
}

export interface VenueTable {
  id: string;
  city_code: string;
  source: string;
  content_hash: string;
  /** The complete venue as JSON. */
  body: string;
}

export interface SpaceTable {
  id: string;
  venue_id: string;
  source: string;
  content_hash: string;
  body: string;
}

export interface ChangeLogTable {
  /** Increases with every change; assigned inside the writing transaction. */
  seq: number;
  kind: "venue" | "space";
  id: string;
  op: "put" | "delete";
  /** ISO */
  at: string;
}

export interface ContentTable {
  kind: string;
  id: string;
  /** Empty if it belongs to no city. */
  city_code: string;
  position: number;
  body: string;
}

export interface DemandTable {
  reference: string;
  token: string;
  client_key: string;
  mobile: string;
  content_hash: string;
  kind: string;
  status: string;
  city_code: string;
  body: string;
  created_at: string;
  updated_at: string;
}

export interface DemandHistoryTable {
  id: string;
  reference: string;
  status: string;
  at: string;
  note: string;
}

export interface OutboxTable {
  id: string;
  reference: string;
  created_at: string;
  /** Empty until delivered. */
  delivered_at: string;
}

export interface MetaTable {
  key: string;
  value: string;
}
