import type { DescribedDemand } from "./message/described-demand.ts";

/** A fact of a message as a person reads it; a long one stands on lines of its own. */
export interface Fact {
  label: string;
  value: string;
}

/** A message as it is delivered: rendered from the store, so that erased data are not sent. */
export interface Message {
  /** The same at every attempt and for every target, so that receivers recognize a repetition. */
  id: string;
  event: string;
  /** Empty if it is about no single demand. */
  reference: string;
  /** ISO; when it was written. */
  writtenAt: string;
  /** What happened, on one line. */
  title: string;
  /** What an adviser needs for the call, most important first. */
  facts: readonly Fact[];
  /** What is to be done; empty if nothing is. */
  note: string;
  /** The demand that it is about. */
  demand?: DescribedDemand | undefined;
  /** The text of a visitor's remark, where it tells of one. */
  remark?: string | undefined;
}

/** What became of an attempt; `skipped`: the target has no use for this message. */
export type SendOutcome = "sent" | "skipped";

export interface SendOptions {
  /** Aborts at the timeout, and when the process stops. */
  signal: AbortSignal;
  now: Date;
  /** What `write` returned at the first attempt; empty where the channel has none. */
  body: string;
}

/** A target that messages are delivered to. `send` throws `DeliveryError` if the target does not have the message. */
export interface Channel {
  /** Name of the target, stored with each delivery: `webhook-crm`, `wecom`. */
  name: string;
  /** The events that it is sent; all of them if undefined. */
  events?: readonly string[] | undefined;
  /** Messages a minute that the target accepts, at most. */
  perMinute?: number | undefined;
  /** Writes what every attempt sends under the same key. Channels for people have none: each attempt says what is true then. */
  write?: (message: Message) => string;
  send: (message: Message, options: SendOptions) => Promise<SendOutcome>;
}
