import { failureZh } from "#texts/delivery/failure.zh.ts";
import { DeliveryError } from "../delivery-error.ts";
import { checkStatus } from "../http/check-status.ts";
import { postJson } from "../http/post-json.ts";
import type { SendOptions } from "../channel.ts";

/** How a kind of robot answers: with HTTP 200 and a code in the body. */
export interface RobotCodes {
  /** Fields that may hold the code, the first present one counts; 0 is success. */
  fields: readonly string[];
  /** Codes that mean too many messages. */
  tooMany: readonly number[];
  /** What other codes mean, in Chinese. */
  meanings: Readonly<Record<number, string>>;
}

/** Milliseconds to leave a robot alone that has had too many messages: its allowance is by the minute. */
const tooManyPauseMs = 60_000;

/** Reads the code of an answer. @throws DeliveryError if it has none */
function readCode(text: string, fields: readonly string[]): number {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new DeliveryError(failureZh.notJson);
  }
  const codes = fields.map((field) => (answer as Record<string, unknown> | null)?.[field]);
  const code = codes.find((value) => typeof value === "number");
  if (code === undefined) throw new DeliveryError(failureZh.notJson);
  return code as number;
}

/**
 * Posts a message to a robot and reads the code of its answer.
 * @throws DeliveryError naming status or code, never the robot's text, which may repeat what it was sent
 */
export async function sendToRobot(
  url: URL,
  body: unknown,
  { fields, tooMany, meanings }: RobotCodes,
  { signal, now }: SendOptions,
): Promise<void> {
  const answer = await postJson(url, JSON.stringify(body), { signal });
  checkStatus(answer, now);
  const code = readCode(answer.text, fields);
  if (code === 0) return;
  const isTooMany = tooMany.includes(code);
  const meaning = isTooMany ? failureZh.tooMany : meanings[code];
  throw new DeliveryError(`${failureZh.status} ${code}${meaning ? `（${meaning}）` : ""}`, {
    isRefusal: !isTooMany,
    retryAfterMs: isTooMany ? tooManyPauseMs : undefined,
  });
}
