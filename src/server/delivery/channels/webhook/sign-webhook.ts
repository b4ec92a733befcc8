import { createHmac } from "node:crypto";

/**
 * Returns the headers that prove who sent a body and when: a receiver computes the same HMAC-SHA256 (hex) over
 * `timestamp.body` and refuses timestamps (seconds) that are more than five minutes old, so that none can be replayed.
 */
export function signWebhook(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const digest = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return { "X-Huizhi-Timestamp": timestamp, "X-Huizhi-Signature": `sha256=${digest}` };
}
