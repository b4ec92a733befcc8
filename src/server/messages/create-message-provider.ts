import type { SmsOutbox } from "../store/message/sms-outbox.ts";
import type { MessageProvider } from "./message-provider.ts";
import { type AliyunSettings, createAliyunProvider } from "./providers/aliyun/create-aliyun-provider.ts";
import { createLocalProvider } from "./providers/local/create-local-provider.ts";

export interface MessageProviderOptions {
  outbox: SmsOutbox;
  now: () => Date;
  /** Absent where no key of Aliyun is configured. */
  aliyun?: AliyunSettings | undefined;
}

/** Creates the provider that is configured: Aliyun where its keys are set, else the local outbox. */
export const createMessageProvider = ({ outbox, now, aliyun }: MessageProviderOptions): MessageProvider =>
  aliyun ? createAliyunProvider(aliyun, { now }) : createLocalProvider(outbox, now);
