import type { MessagePurpose } from "#domain/message/message-purpose.ts";

export interface SendToPhoneProps {
  purpose: Exclude<MessagePurpose, "verify">;
  /** The venue whose address is sent. */
  siteId?: string;
}
