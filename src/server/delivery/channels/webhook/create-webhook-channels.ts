import type { Channel, Message } from "../../channel.ts";
import type { DeliverySettings, WebhookSetting } from "../../delivery-settings.ts";
import { checkStatus } from "../../http/check-status.ts";
import { postJson } from "../../http/post-json.ts";
import { toDemandJson } from "../../message/to-demand-json.ts";
import { signWebhook } from "./sign-webhook.ts";

/** Returns the body of a webhook: the event, the demand by its wire names, and the texts that robots show. */
const toBody = ({ id, event, reference, writtenAt, title, facts, note, demand, remark }: Message): string =>
  JSON.stringify({
    id,
    event,
    reference,
    at: writtenAt,
    title,
    facts,
    note,
    remark,
    demand: demand && toDemandJson(demand),
  });

const createChannel = ({ name, url }: WebhookSetting, secret: string | undefined): Channel => ({
  name: name === "" ? "webhook" : `webhook-${name}`,
  write: toBody,
  send: async (message, { signal, now, body }) => {
    const headers = {
      "Idempotency-Key": message.id,
      "X-Huizhi-Event": message.event,
      ...(secret !== undefined && signWebhook(secret, body, now)),
    };
    checkStatus(await postJson(new URL(url), body, { headers, signal }), now);
    return "sent";
  },
});

/** Creates a channel for each configured webhook. */
export const createWebhookChannels = ({ webhooks, webhookSecret }: DeliverySettings): Channel[] =>
  webhooks.map((webhook) => createChannel(webhook, webhookSecret));
