import type { DeliverySettings } from "#server/delivery/delivery-settings.ts";

/** The settings of a site that delivers to nobody. */
export const noDeliverySettings: DeliverySettings = {
  webhooks: [],
  webhookSecret: undefined,
  wecomUrl: undefined,
  feishuUrl: undefined,
  feishuSecret: undefined,
  dingtalkUrl: undefined,
  dingtalkSecret: undefined,
  smtpUrl: undefined,
  mailFrom: undefined,
  mailTo: [],
  origin: undefined,
};
