import type { MessagePurpose } from "#domain/message/message-purpose.ts";
import type { StoredMessage } from "#server/store/message/sms-outbox.ts";

const purposeNames: Record<MessagePurpose, string> = { verify: "验证码", venue: "场地地址", download: "下载链接" };

/** Formats a kept message in one line: number, purpose, content. */
export const formatStoredMessage = ({ mobile, purpose, parameters }: StoredMessage): string =>
  [mobile, purposeNames[purpose], Object.values(parameters).join("，")].join("  ");
