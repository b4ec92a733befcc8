import { createIssueError, ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { messageRates } from "#domain/limits.ts";
import { codeRules } from "#domain/message/code-rules.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { messageZh } from "#texts/site/message.zh.ts";
import { MessageError } from "#server/messages/message-provider.ts";
import type { LimitedAction } from "#server/store/limits/shared-limits.ts";
import type { Caller, Context } from "../context.ts";
import { buildMessageParameters } from "./build-message-parameters.ts";

type Parameters = Parsed<"common/sendMessage">;
type MessageContext = Pick<
  Context,
  "catalogue" | "codes" | "limits" | "messages" | "now" | "onMessageFailure" | "site"
>;

const createTooMany = (retryAfter: number) =>
  new ServiceError("tooMany", {
    retryAfter,
    message: retryAfter <= messageRates.again.seconds ? messageZh.waitSeconds(retryAfter) : messageZh.tooMany,
  });

/** Converts what the provider says. @returns the error to answer with */
function toServiceError(error: unknown): unknown {
  if (!(error instanceof MessageError)) return error;
  if (error.reason === "limited") return createTooMany(messageRates.address.seconds);
  if (error.reason === "badNumber") return createIssueError("mobile", "mobile", demandZh.rules.mobile);
  return new ServiceError("unavailable");
}

/**
 * Sends a text message. A number gets one a minute and five a day, an address sends twenty an hour; what the provider did
 * not take does not count for the number.
 * @throws ServiceError notFound (venue), malformed (data.issues), tooMany, unavailable
 */
export async function sendMessage(
  context: MessageContext,
  { mobile, purpose, siteId }: Parameters,
  { address }: Caller,
): Promise<Output<"common/sendMessage">> {
  const { limits, messages } = context;
  if (!messages.purposes.has(purpose)) throw createIssueError("purpose", "option", messageZh.unavailable);
  const now = context.now();
  const byNumber: LimitedAction[] = [
    { limit: "message again", subject: mobile, rate: messageRates.again },
    { limit: "message number", subject: mobile, rate: messageRates.mobile },
  ];
  // The venue first: a message that cannot be written does not count.
  const parameters = purpose === "verify" ? undefined : await buildMessageParameters(context, purpose, siteId);
  const retryAfter = await limits.count(
    [...byNumber, { limit: "message address", subject: address, rate: messageRates.address }],
    now,
  );
  if (retryAfter !== undefined) throw createTooMany(retryAfter);
  try {
    await messages.send({
      mobile,
      purpose,
      parameters: parameters ?? { code: await context.codes.issue(mobile, now) },
    });
  } catch (error) {
    for (const action of byNumber) await limits.giveBack(action, now);
    if (error instanceof MessageError) context.onMessageFailure(error);
    throw toServiceError(error);
  }
  return { expiresIn: purpose === "verify" ? codeRules.seconds : 0 };
}
