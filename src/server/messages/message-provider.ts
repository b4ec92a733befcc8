import type { MessagePurpose, TextMessage } from "#domain/message/message-purpose.ts";

/** Why a provider did not take a message: the number's own limit there, a number that is none, or anything else. */
export type MessageFailure = "limited" | "badNumber" | "failed";

/** Error of a provider. Its text names the provider's own code, never the number or the content. */
export class MessageError extends Error {
  readonly reason: MessageFailure;

  constructor(reason: MessageFailure, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** Sends text messages. One folder a provider in `providers/`; `create-message-provider.ts` picks the configured one. */
export interface MessageProvider {
  name: string;
  /** Whether its messages reach phones; pages offer nothing that does not arrive. */
  reachesPhones: boolean;
  /** The purposes that it has a template for. */
  purposes: ReadonlySet<MessagePurpose>;
  /** Sends a message; resolves once the provider has taken it. @throws MessageError, or an error of the store */
  send: (message: TextMessage) => Promise<void>;
}
