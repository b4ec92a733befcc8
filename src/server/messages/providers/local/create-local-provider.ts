import { messagePurposes } from "#domain/message/message-purpose.ts";
import type { SmsOutbox } from "#server/store/message/sms-outbox.ts";
import type { MessageProvider } from "../../message-provider.ts";

/** Creates the provider that keeps messages in the store, where `npm run messages` reads them, and sends none. */
export const createLocalProvider = (outbox: SmsOutbox, now: () => Date): MessageProvider => ({
  name: "local",
  reachesPhones: false,
  purposes: new Set(messagePurposes),
  send: (message) => outbox.add(message, now()),
});
