import { randomUUID } from "node:crypto";
import { dayMs } from "#domain/day.ts";
import { maxClockStepMs } from "#domain/limits.ts";
import { type MessagePurpose, messagePurposes, type TextMessage } from "#domain/message/message-purpose.ts";
import type { Database } from "../database.ts";

/** A text message that was not sent, with its time (ISO). */
export interface StoredMessage extends TextMessage {
  createdAt: string;
}

/** Days that a message is kept: it holds a number and perhaps a code. */
export const storedMessageDays = 7;

export type SmsOutbox = ReturnType<typeof createSmsOutbox>;

const toPurpose = (text: string): MessagePurpose => messagePurposes.find((purpose) => purpose === text) ?? "verify";

/** Creates the store of the text messages that the local provider keeps in place of sending them. */
export function createSmsOutbox({ kysely }: Pick<Database, "kysely">) {
  return {
    /** Keeps a message and removes those that are too old, or were written before the clock went back. */
    async add({ mobile, purpose, parameters }: TextMessage, now: Date): Promise<void> {
      const oldest = new Date(now.getTime() - storedMessageDays * dayMs).toISOString();
      const latest = new Date(now.getTime() + maxClockStepMs).toISOString();
      await kysely
        .deleteFrom("sms_outbox")
        .where(({ eb, or }) => or([eb("created_at", "<", oldest), eb("created_at", ">", latest)]))
        .execute();
      const row = { mobile, purpose, parameters: JSON.stringify(parameters), created_at: now.toISOString() };
      await kysely
        .insertInto("sms_outbox")
        .values({ id: randomUUID(), ...row })
        .execute();
    },
    /** Returns the messages, newest first, at most `limit`. */
    async list(limit: number): Promise<StoredMessage[]> {
      const rows = await kysely
        .selectFrom("sms_outbox")
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ mobile, purpose, parameters, created_at: createdAt }) => ({
        mobile,
        purpose: toPurpose(purpose),
        parameters: JSON.parse(parameters) as Record<string, string>,
        createdAt,
      }));
    },
  };
}
