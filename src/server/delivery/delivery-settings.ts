/** A JSON webhook; the name distinguishes several. */
export interface WebhookSetting {
  /** Empty for the only one without a name. */
  name: string;
  url: string;
}

/** Settings of the targets, from the environment. A target without its setting does not exist. Each must be given, so that none is forgotten where they are read. */
export interface DeliverySettings {
  webhooks: readonly WebhookSetting[];
  /** Key of the webhooks' signatures; they are sent unsigned without it. */
  webhookSecret: string | undefined;
  wecomUrl: string | undefined;
  feishuUrl: string | undefined;
  feishuSecret: string | undefined;
  dingtalkUrl: string | undefined;
  dingtalkSecret: string | undefined;
  /** smtp://user:password@host:587 or smtps://… */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** The operator's addresses. */
  mailTo: readonly string[];
  /** Public origin of the site, for the visitor's private link. */
  origin: string | undefined;
}
