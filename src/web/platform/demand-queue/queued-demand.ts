import type { Issue } from "#contract/codes.ts";
import type { Input } from "#contract/index.ts";
import { type DemandCall, demandCalls } from "#domain/demand/demand-call.ts";

/** A demand ready to be sent. Its client key makes repeated attempts idempotent. */
type ReadyDemand = Input<"common/caseSubmit"> & { clientKey: string };

/** A demand with the call that takes it. */
export interface AddressedDemand {
  path: DemandCall;
  demand: ReadyDemand;
}

export interface SentDemand {
  clientKey: string;
  /** Absent where an answer calls the demand a duplicate without saying of which. */
  reference?: string;
  /** Key of the private page; absent where the demand duplicates an earlier one. */
  token?: string;
  /** ISO time at which the server first received it; absent where only the same content was received before. */
  receivedAt?: string;
}

/** Why the server wants a demand mended by the visitor. */
export interface Rejection {
  code: number;
  message: string;
  issues: Issue[];
}

/** A line of a demand's summary. */
export interface DemandLine {
  label: string;
  text: string;
}

/** The form that a demand comes from, so that it can be shown, copied and opened again for mending. */
export interface QueuedForm {
  /** Path and query of the form's page. */
  href: string;
  /** The form's values as JSON, parsed by the form. */
  values: Record<string, unknown>;
  /** The summary of the values. */
  lines: DemandLine[];
  /** What only the form knows: answers to its questions, its attachment. */
  extras: DemandLine[];
}

/** Why a demand could not be sent, with when it is sent again. */
const queueReasons = [
  /** No answer, or none of this site (a captive portal): once the network is back. */
  "offline",
  /** No answer in time. */
  "late",
  /** The site cannot take it now, or not so many: soon. */
  "busy",
  /** The answer has a code of its own: the visitor decides; else after an hour. */
  "refused",
] as const;
export type QueueReason = (typeof queueReasons)[number];

/** An answer that left a demand unsent: what the error rules read of it. */
export interface AnsweredFailure {
  code: number;
  /** The HTTP status. */
  status: number;
  /** Empty where the answer has none. */
  message: string;
}

/** A demand kept on this device. Times are milliseconds since the epoch by the clock of the device. */
export interface QueuedDemand extends AddressedDemand {
  clientKey: string;
  queuedAt: number;
  attempts: number;
  /** A tab or the worker is sending it until then. */
  leaseUntil: number;
  /** The next attempt by the backoff; coming online hastens it. */
  nextAt: number;
  /** The server asked to wait until then (Retry-After). */
  holdUntil: number;
  because: QueueReason;
  /** The last answer; absent where there was none. */
  failure?: AnsweredFailure;
  rejection?: Rejection;
  form?: QueuedForm;
  sent?: undefined;
}

/** What remains of a demand that was sent while no page could tell the visitor: no personal data. */
export interface SentEntry {
  clientKey: string;
  sent: SentDemand;
  /** The success page. */
  href: string;
}

export type QueueEntry = QueuedDemand | SentEntry;

/** Returns whether an entry still has to be sent, as it is. */
export const isWaiting = (entry: QueueEntry): entry is QueuedDemand =>
  entry.sent === undefined && entry.rejection === undefined;

/** Returns whether an entry waits for the visitor, who has to mend it or wanted to. */
export const isRejected = (entry: QueueEntry): entry is QueuedDemand & { rejection: Rejection } =>
  entry.sent === undefined && entry.rejection !== undefined;

const isReadyDemand = (value: unknown): value is ReadyDemand =>
  typeof value === "object" && value !== null && typeof (value as ReadyDemand).clientKey === "string";

/** Returns the demand without a signature of long ago: every attempt is signed anew. */
function withoutSignature({ sign: _sign, timestamp: _timestamp, ...demand }: ReadyDemand): ReadyDemand {
  return demand;
}

/** Creates the entry of a demand that is being sent for the first time; another tab leaves it alone until `leaseUntil`. */
export function createQueuedDemand(
  { path, demand }: AddressedDemand,
  { form, now, leaseUntil }: { form: QueuedForm | undefined; now: number; leaseUntil: number },
): QueuedDemand {
  return {
    clientKey: demand.clientKey,
    path,
    demand: withoutSignature(demand),
    queuedAt: now,
    attempts: 0,
    leaseUntil,
    nextAt: 0,
    holdUntil: 0,
    because: "offline",
    ...(form && { form }),
  };
}

const parseTime = (value: unknown) => (typeof value === "number" && value >= 0 ? value : 0);

const parseLines = (stored: unknown): DemandLine[] =>
  (Array.isArray(stored) ? (stored as Partial<DemandLine>[]) : []).flatMap(({ label, text }) =>
    typeof label === "string" && typeof text === "string" ? [{ label, text }] : [],
  );

function parseForm(stored: Partial<QueuedForm> | undefined): QueuedForm | undefined {
  if (typeof stored?.href !== "string" || !/^\/(?!\/)/.test(stored.href) || typeof stored.values !== "object")
    return undefined;
  return {
    href: stored.href,
    values: stored.values,
    lines: parseLines(stored.lines),
    extras: parseLines(stored.extras),
  };
}

function parseAddressed(stored: unknown): AddressedDemand | undefined {
  // An entry without its call is of the release that had one call only.
  if (isReadyDemand(stored) && !("path" in stored)) return { path: "common/caseSubmit", demand: stored };
  const { path, demand } = (stored ?? {}) as Partial<AddressedDemand>;
  const knownPath = demandCalls.find((call) => call === path);
  return knownPath && isReadyDemand(demand) ? { path: knownPath, demand } : undefined;
}

function parseSentEntry({ clientKey, sent, href }: Partial<SentEntry>): SentEntry | undefined {
  const isSent = typeof sent === "object" && sent !== null;
  if (typeof clientKey !== "string" || !isSent || !href?.startsWith("/")) return undefined;
  const { reference } = sent;
  return reference === undefined || typeof reference === "string" ? { clientKey, sent, href } : undefined;
}

function parseFailure({ code, status, message }: Partial<AnsweredFailure> = {}): AnsweredFailure | undefined {
  if (typeof code !== "number" || typeof status !== "number" || typeof message !== "string") return undefined;
  return { code, status, message };
}

/** Parses a stored entry of this release or an older one (demand and call; demand only); undefined if it is none. */
export function parseQueueEntry(stored: unknown): QueueEntry | undefined {
  const entry = (stored ?? {}) as Partial<Omit<QueuedDemand, "sent"> & { sent: unknown }>;
  if (entry.sent !== undefined) return parseSentEntry(entry as Partial<SentEntry>);
  const addressed = parseAddressed(stored);
  if (!addressed) return undefined;
  const form = parseForm(entry.form);
  const created = createQueuedDemand(addressed, { form, now: parseTime(entry.queuedAt), leaseUntil: 0 });
  const failure = parseFailure(entry.failure ?? undefined);
  return {
    ...created,
    attempts: parseTime(entry.attempts),
    leaseUntil: parseTime(entry.leaseUntil),
    nextAt: parseTime(entry.nextAt),
    holdUntil: parseTime(entry.holdUntil),
    // Older releases had one reason more, which is one of these now.
    because: entry.because === undefined ? "offline" : queueReasons.includes(entry.because) ? entry.because : "busy",
    ...(failure && { failure }),
    ...(typeof entry.rejection?.message === "string" && { rejection: entry.rejection }),
  };
}
