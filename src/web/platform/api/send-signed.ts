import { type CallPath, getSigning } from "#contract/calls.ts";
import { NetworkError } from "./api-error.ts";
import type { Answer, Params } from "./send-request.ts";

/** Code of an answer to a missing, wrong or expired signature. */
const badSignatureCode = 20003;

/** Seconds by which the server's clock is ahead of the device's, as far as a refused signature has shown it. */
let clockOffset = 0;

const isRefused = ({ body }: Answer): boolean =>
  (body as { code?: unknown } | null | undefined)?.code === badSignatureCode;

/** Learns the server's clock from an answer. Returns whether it told it. */
function learnClock({ date }: Answer): boolean {
  const seconds = Date.parse(date ?? "") / 1000;
  if (Number.isNaN(seconds)) return false;
  clockOffset = seconds - Date.now() / 1000;
  return true;
}

/** Seconds that this page has signed with. */
const usedSeconds = new Set<number>();

/** Returns the server's time in seconds, or the next second not signed with: a second signature alike is refused as a replay. */
function takeSecond(): number {
  let second = Math.floor(Date.now() / 1000 + clockOffset);
  while (usedSeconds.has(second)) second++;
  usedSeconds.add(second);
  return second;
}

/** Adds `timestamp` (seconds) and `sign`; the code for it is loaded with the first signed call. */
async function addSignature(params: Params, key: string): Promise<Params> {
  const { signRequest } = await import("#domain/request-sign.ts");
  return signRequest(params, key, takeSecond());
}

/**
 * Sends a call, signed where the contract declares it so (specification, section 7). A refused signature is made once more by
 * the server's clock, since that of the device may be wrong. A call whose signature is optional then goes without one, so
 * that no clock, no late script and no changed key loses a demand.
 * @throws NetworkError where the code for a required signature cannot be loaded; whatever `send` throws
 */
export async function sendSigned(
  path: CallPath,
  params: Params,
  key: string,
  send: (params: Params) => Promise<Answer>,
): Promise<Answer> {
  const signing = getSigning(path);
  if (!signing) return send(params);
  const signed = await addSignature(params, key).catch((cause: unknown) => {
    if (signing === "required") throw new NetworkError("没有网络", { cause });
    return params;
  });
  let answer = await send(signed);
  if (isRefused(answer) && learnClock(answer)) answer = await send(await addSignature(params, key));
  return isRefused(answer) && signing === "optional" ? send(params) : answer;
}
