import type { QuoteActor, QuoteEvent, QuoteState } from "#domain/quote/quote-transitions.ts";

/** Tables in the common subset of SQLite and PostgreSQL: text ids, smallint booleans, JSON as text, ISO times. */
export interface Schema {
  venue: VenueTable;
  space: SpaceTable;
  change_log: ChangeLogTable;
  content: ContentTable;
  demand: DemandTable;
  demand_history: DemandHistoryTable;
  outbox: OutboxTable;
  delivery: DeliveryTable;
  rate_count: RateCountTable;
  used_signature: UsedSignatureTable;
  verification_code: VerificationCodeTable;
  sms_outbox: SmsOutboxTable;
  visit_event: VisitEventTable;
  shared_list: SharedListTable;
  shared_opinion: SharedOpinionTable;
  demand_version: DemandVersionTable;
  quote_request: QuoteRequestTable;
  quote: QuoteTable;
  quote_event: QuoteEventTable;
  meta: MetaTable;
}

interface VenueTable {
  id: string;
  city_code: string;
  source: string;
  content_hash: string;
  /** The complete venue as JSON. */
  body: string;
}

interface SpaceTable {
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
  /** Name of the colleague who follows it up; empty if nobody does yet. */
  assignee: string;
  /** Empty unless its personal data were erased. */
  erased_at: string;
}

export interface DemandHistoryTable {
  id: string;
  reference: string;
  /** Order among the entries of the demand, from 1; 0 for entries from before positions were counted. */
  position: number;
  /**
   * What happened: a status was set (restored: the one before the withdrawal), a visitor's remark, an assignment, a note of
   * the operator's that no visitor sees, the erasure.
   */
  event: "status" | "restored" | "remark" | "assigned" | "note" | "missed" | "erased";
  author: "visitor" | "operator" | "system";
  /** Status after the entry. */
  status: string;
  at: string;
  note: string;
}

/** A message about a demand, written in the transaction of the change that it tells of. */
export interface OutboxTable {
  id: string;
  /** Empty if it is about no single demand (digest). */
  reference: string;
  /** What is told: `created`, `remark`, `withdrawn`, `restored`, `erased`, `reminder`, `digest`. */
  event: string;
  /** Order among the messages of the demand, from 1. */
  position: number;
  /** The history entry it tells of, or the day of a digest; empty otherwise. */
  subject_id: string;
  created_at: string;
  /** Empty until its deliveries, one a target, have been written. */
  dispatched_at: string;
}

/** One message to one target. An erasure empties what it holds of the demand. */
export interface DeliveryTable {
  id: string;
  outbox_id: string;
  /** Name of the configured target. */
  target: string;
  reference: string;
  position: number;
  status: "waiting" | "delivered" | "dead";
  attempts: number;
  /** ISO; not tried before. */
  next_at: string;
  /** ISO; a node is delivering it until then; empty if none is. */
  lease_until: string;
  /** Why the last attempt failed; empty if none did. */
  error: string;
  created_at: string;
  /** Empty until delivered. */
  delivered_at: string;
  /** What the first attempt sent, which each later one repeats; empty before it, after delivery, and for targets that get a new text each time. */
  body: string;
}

/** A rate limit's window, shared by all nodes. The key holds no address and no number in plain text. */
interface RateCountTable {
  key: string;
  ends_at: string;
  count: number;
}

/** A request signature that may not be used again. */
interface UsedSignatureTable {
  signature: string;
  expires_at: string;
}

/** A verification code sent to a number; both stand as hashes. */
interface VerificationCodeTable {
  key: string;
  code_hash: string;
  expires_at: string;
  tries_left: number;
}

/** A text message that the local provider keeps in place of sending it. */
interface SmsOutboxTable {
  id: string;
  mobile: string;
  purpose: string;
  parameters: string;
  created_at: string;
}

/** An event of a visit, as the collector took it: nothing in it names a person. */
interface VisitEventTable {
  /** Rises with the time of arrival. */
  id: string;
  project: string;
  /** `track`, or what is done to a profile. */
  type: string;
  /** Its name; that of a profile's change is its type. */
  event: string;
  /** ISO, by the visitor's clock where that can be right, else by ours. */
  at: string;
  /** ISO */
  received_at: string;
  /** The browser's random id; empty where it was none. */
  distinct_id: string;
  /** Its properties as JSON. */
  body: string;
}

/** A shortlist that was shared by a link. */
export interface SharedListTable {
  code: string;
  /** Hash of the owner's secret. */
  secret_hash: string;
  /** The list as JSON; empty once it was taken back or has expired. */
  body: string;
  created_at: string;
  /** Last change of the list or of an opinion. */
  updated_at: string;
  expires_at: string;
  /** Empty unless its owner took it back. */
  taken_back_at: string;
}

/** What a colleague thinks of the spaces of a shared list. */
export interface SharedOpinionTable {
  /** Random, known to everybody who reads the list; nothing can be done with it. */
  id: string;
  code: string;
  /** Hash of the key of the device that may change it. */
  key_hash: string;
  /** Family name, marks and remark as JSON. */
  body: string;
  created_at: string;
  updated_at: string;
}

/** What a demand wanted when venues were asked: a quote answers one version. */
interface DemandVersionTable {
  reference: string;
  /** From 1. */
  version: number;
  /** The versioned fields as JSON; nothing in them names the visitor. */
  body: string;
  at: string;
}

/** One venue that was asked for a quote for one demand. */
export interface QuoteRequestTable {
  id: string;
  reference: string;
  venue_id: string;
  /** The space that the demand names; empty if it names none of this venue. */
  space_code: string;
  /** The venue's private link, 128 random bits. */
  token: string;
  state: QuoteState;
  /** Version of the demand that the venue is asked about. */
  version: number;
  /** How often a last offer was requested: once at most. */
  final_rounds: number;
  /** Why it was declined or lost; empty otherwise. */
  reason: string;
  created_at: string;
  /** Empty while it is a draft. */
  sent_at: string;
  /** By when the venue is to answer. */
  due_at: string;
  /** When the state was reached. */
  state_at: string;
  /** When a choice became final; empty before. */
  confirmed_at: string;
}

/** What a venue answered; never changed, only followed by the next. */
export interface QuoteTable {
  id: string;
  request_id: string;
  reference: string;
  /** From 1. */
  position: number;
  /** Version of the demand that it answers. */
  version: number;
  author: "venue" | "adviser";
  /** Who answered, as they call themselves; empty if they do not. */
  author_name: string;
  at: string;
  /** The lines as JSON. */
  body: string;
}

/** A step of a request. */
export interface QuoteEventTable {
  id: string;
  request_id: string;
  reference: string;
  /** From 1. */
  position: number;
  event: QuoteEvent;
  actor: QuoteActor;
  /** State after the step. */
  state: QuoteState;
  at: string;
  note: string;
}

interface MetaTable {
  key: string;
  value: string;
}
