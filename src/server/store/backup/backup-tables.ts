import type { Schema } from "../schema.ts";

type ColumnType = "text" | "integer";

/** A table that is backed up: its key, by which it is read in order, and its columns. */
export interface BackupTable {
  name: keyof Schema;
  /** In Chinese, for the operator. */
  label: string;
  key: readonly string[];
  columns: Readonly<Record<string, ColumnType>>;
}

/** Lists a table whose columns the compiler compares with the schema. */
const table = <N extends keyof Schema>(
  name: N,
  label: string,
  key: readonly (keyof Schema[N] & string)[],
  columns: Record<keyof Schema[N] & string, ColumnType>,
): BackupTable => ({ name, label, key, columns });

const text = "text";
const integer = "integer";

/** The tables that must last, in the order in which transactions lock them. */
export const backupTables: readonly BackupTable[] = [
  table("meta", "设置", ["key"], { key: text, value: text }),
  table("venue", "场地", ["id"], { id: text, city_code: text, source: text, content_hash: text, body: text }),
  table("space", "会场", ["id"], { id: text, venue_id: text, source: text, content_hash: text, body: text }),
  table("content", "内容", ["kind", "id"], { kind: text, id: text, city_code: text, position: integer, body: text }),
  table("demand", "需求", ["reference"], {
    reference: text,
    token: text,
    client_key: text,
    mobile: text,
    content_hash: text,
    kind: text,
    status: text,
    city_code: text,
    body: text,
    created_at: text,
    updated_at: text,
    assignee: text,
    erased_at: text,
  }),
  table("demand_history", "跟进记录", ["id"], {
    id: text,
    reference: text,
    position: integer,
    event: text,
    author: text,
    status: text,
    at: text,
    note: text,
  }),
  table("outbox", "通知", ["id"], {
    id: text,
    reference: text,
    event: text,
    position: integer,
    subject_id: text,
    created_at: text,
    dispatched_at: text,
  }),
  table("delivery", "发送记录", ["id"], {
    id: text,
    outbox_id: text,
    target: text,
    reference: text,
    position: integer,
    status: text,
    attempts: integer,
    next_at: text,
    lease_until: text,
    error: text,
    created_at: text,
    delivered_at: text,
    body: text,
  }),
  table("shared_list", "共享的备选", ["code"], {
    code: text,
    secret_hash: text,
    body: text,
    created_at: text,
    updated_at: text,
    expires_at: text,
    taken_back_at: text,
  }),
  table("shared_opinion", "同事意见", ["id"], {
    id: text,
    code: text,
    key_hash: text,
    body: text,
    created_at: text,
    updated_at: text,
  }),
  table("demand_version", "需求版本", ["reference", "version"], {
    reference: text,
    version: integer,
    body: text,
    at: text,
  }),
  table("quote_request", "询价单", ["id"], {
    id: text,
    reference: text,
    venue_id: text,
    space_code: text,
    token: text,
    state: text,
    version: integer,
    final_rounds: integer,
    reason: text,
    created_at: text,
    sent_at: text,
    due_at: text,
    state_at: text,
    confirmed_at: text,
  }),
  table("quote", "报价", ["id"], {
    id: text,
    request_id: text,
    reference: text,
    position: integer,
    version: integer,
    author: text,
    author_name: text,
    at: text,
    body: text,
  }),
  table("quote_event", "询价记录", ["id"], {
    id: text,
    request_id: text,
    reference: text,
    position: integer,
    event: text,
    actor: text,
    state: text,
    at: text,
    note: text,
  }),
];

/** Tables that a backup leaves out, with the reason. */
export const skippedTables: Readonly<Partial<Record<keyof Schema, string>>> = {
  change_log: "a restore writes a new one, which the running servers follow",
  rate_count: "limits of the last minutes",
  used_signature: "signatures of the last minutes",
  verification_code: "codes of the last minutes",
  sms_outbox: "texts with codes and numbers, which were of use when they were written",
  visit_event: "events of visits, which no demand and no page needs, and which `npm run events` exports",
};

/** Keys of `meta` that are backed up: what a start has loaded. All others coordinate the running processes. */
export const lastingMetaKeys: readonly string[] = ["demo_version"];
