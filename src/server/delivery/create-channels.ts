import type { Channel } from "./channel.ts";
import { createDingtalkChannels } from "./channels/dingtalk/create-dingtalk-channels.ts";
import { createFeishuChannels } from "./channels/feishu/create-feishu-channels.ts";
import { createMailChannels } from "./channels/mail/create-mail-channels.ts";
import { createWebhookChannels } from "./channels/webhook/create-webhook-channels.ts";
import { createWecomChannels } from "./channels/wecom/create-wecom-channels.ts";
import type { DeliverySettings } from "./delivery-settings.ts";

/** Every kind of channel: one line each. */
const kinds: readonly ((settings: DeliverySettings) => Channel[])[] = [
  createWebhookChannels,
  createWecomChannels,
  createFeishuChannels,
  createDingtalkChannels,
  createMailChannels,
];

/** Creates the channels that the settings configure. */
export const createChannels = (settings: DeliverySettings): Channel[] => kinds.flatMap((create) => create(settings));
