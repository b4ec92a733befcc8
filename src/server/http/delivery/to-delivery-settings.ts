import type { DeliverySettings } from "../../delivery/delivery-settings.ts";
import type { WorkerTimes } from "../../delivery/worker/worker-options.ts";
import type { Env } from "../env.ts";

/** Milliseconds between two looks at the store for messages that another process has written. */
const pollMs = 2000;

/** Returns the targets of delivery that the environment configures. */
export const toDeliverySettings = (env: Env): DeliverySettings => ({
  webhooks: env.WEBHOOK_URLS ?? [],
  webhookSecret: env.WEBHOOK_SECRET,
  wecomUrl: env.WECOM_ROBOT_URL,
  feishuUrl: env.FEISHU_ROBOT_URL,
  feishuSecret: env.FEISHU_ROBOT_SECRET,
  dingtalkUrl: env.DINGTALK_ROBOT_URL,
  dingtalkSecret: env.DINGTALK_ROBOT_SECRET,
  smtpUrl: env.SMTP_URL,
  mailFrom: env.MAIL_FROM,
  mailTo: env.MAIL_TO ?? [],
  origin: env.ORIGIN,
});

/** Returns the times of the delivery worker that the environment configures. */
export const toWorkerTimes = (env: Env): WorkerTimes => ({
  pollMs,
  timeoutMs: env.DELIVERY_TIMEOUT_SECONDS * 1000,
  leaseMs: env.DELIVERY_LEASE_SECONDS * 1000,
  backoffMs: env.DELIVERY_BACKOFF_SECONDS * 1000,
  reminderMinutes: env.REMINDER_MINUTES,
  digestHour: env.DIGEST_HOUR === "off" ? undefined : env.DIGEST_HOUR,
});
