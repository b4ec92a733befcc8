import { MessageError } from "../../message-provider.ts";

/** Codes of SendSms by which the number has had as many messages as it may, or the account too many requests. */
const limited =
  /^(?:isv\.(?:BUSINESS|DAY|HOUR|MINUTE|MONTH)_LIMIT_CONTROL|isv\.SMS_TEST_NUMBER_LIMIT|Throttling(?:\..*)?)$/;
const badNumber = /^isv\.(?:MOBILE_NUMBER_ILLEGAL|INVALID_MOBILE|MOBILE_COUNT_OVER_LIMIT)$/;

/** Returns the error for a code of SendSms; undefined if the message was taken. */
export function getFailure(code: string): MessageError | undefined {
  if (code === "OK") return undefined;
  if (limited.test(code)) return new MessageError("limited", code);
  return new MessageError(badNumber.test(code) ? "badNumber" : "failed", code);
}
