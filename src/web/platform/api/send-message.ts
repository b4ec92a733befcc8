import { codes } from "../../../contract/codes.ts";
import type { Call } from "../../../contract/index.ts";
import type { MessagePurpose } from "../../../domain/message/message-purpose.ts";
import { signRequest } from "../../../domain/request-sign.ts";
import { ApiError } from "./create-api-client.ts";

/** A text message that a visitor asks for. */
export interface MessageRequest {
  /** 11 digits */
  mobile: string;
  purpose: MessagePurpose;
  siteId?: string;
}

/** Returns the server's time in seconds, for visitors whose clock is wrong; undefined where it cannot be read. */
async function readServerSeconds(): Promise<number | undefined> {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
  const seconds = Date.parse(answer?.headers.get("date") ?? "") / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}

/**
 * Asks for a text message with a signed call; where the signature counts as expired, once more by the server's clock.
 * @returns the seconds that a code is valid
 * @throws ApiError, NetworkError
 */
export async function sendMessage(call: Call, request: MessageRequest, signKey: string): Promise<number> {
  const send = (seconds: number) => call("common/sendMessage", signRequest({ ...request }, signKey, seconds));
  try {
    return (await send(Date.now() / 1000)).expiresIn;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== codes.badSignature.code) throw error;
    const seconds = await readServerSeconds();
    if (seconds === undefined) throw error;
    return (await send(seconds)).expiresIn;
  }
}
