import { joinExactly } from "./encode-page.ts";
import { idleConnectionMs } from "../connection/connection-limits.ts";

/** An answer as it is sent: status, headers and body, and the same as the bytes of one message of HTTP/1.1. */
export interface ReadyAnswer {
  status: number;
  /** Names and values in turn, by name, without those of the connection. */
  headers: readonly string[];
  /** A view of the message's end. */
  body: Buffer;
  /** The whole message, for a connection that stays open; `stampMessage` sets its date. */
  message: Buffer;
  /** Where the date begins in the message. */
  dateAt: number;
  /** Second of the date in the message. */
  second: number;
}

const reasons: Record<number, string> = { 200: "OK", 304: "Not Modified" };
/** A date of HTTP has the same length on every day. */
const emptyDate = " ".repeat(new Date(0).toUTCString().length);

/** Prepares an answer; its memory is exactly that of its bytes. */
export function toReadyAnswer(status: number, headers: Record<string, string>, body: Buffer): ReadyAnswer {
  const sorted = Object.entries(headers).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const before = Buffer.from(`HTTP/1.1 ${status} ${reasons[status] ?? ""}\r\n${lines}Date: `, "latin1");
  const seconds = Math.floor(idleConnectionMs / 1000);
  const after = Buffer.from(
    `${emptyDate}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${seconds}\r\n\r\n`,
    "latin1",
  );
  const message = joinExactly([before, after, body]);
  return {
    status,
    headers: sorted.flat(),
    body: message.subarray(message.length - body.length),
    message,
    dateAt: before.length,
    second: -1,
  };
}

let now = { second: -1, date: "" };

/**
 * Sets the date of a message to the current second and returns it. A message that is still being sent gets the newer date with
 * it, in one piece: both are dates of this answer.
 */
export function stampMessage(answer: ReadyAnswer, ms = Date.now()): Buffer {
  const second = Math.floor(ms / 1000);
  if (answer.second === second) return answer.message;
  if (now.second !== second) now = { second, date: new Date(second * 1000).toUTCString() };
  answer.message.write(now.date, answer.dateAt, "latin1");
  answer.second = second;
  return answer.message;
}
