import { z } from "zod";
import type { WebhookSetting } from "../../delivery/delivery-settings.ts";

const httpUrl = z.url({ protocol: /^https?$/ });
const secret = z.string().min(1).max(400).optional();
/** An address with or without a name: `noreply@example.com`, `会址 <noreply@example.com>`. */
const mailbox = /^(?:[^<>@,;\r\n]*<)?[^\s<>@,;]+@[^\s<>@,;]+>?$/;

/** Reads `https://a.example/…` or `crm=https://… erp=https://…`; the name is part of the target's. */
const webhookList = z
  .string()
  .max(8000)
  .transform((text, context): WebhookSetting[] => {
    const webhooks = text
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [, name = "", url = ""] = /^(?:([a-z][a-z0-9-]{0,30})=)?(.*)$/.exec(entry) ?? [];
        return { name, url };
      });
    const names = new Set(webhooks.map(({ name }) => name));
    if (names.size < webhooks.length) context.addIssue("several webhooks need names of their own: crm=https://…");
    // Without the address itself: it may hold a secret.
    if (webhooks.some(({ url }) => !httpUrl.safeParse(url).success)) context.addIssue("not an http address");
    return webhooks;
  })
  .optional();

const mailboxes = z
  .string()
  .max(2000)
  .transform((text) => text.split(",").map((address) => address.trim()))
  .refine((list) => list.every((address) => /^[^\s<>@,;]+@[^\s<>@,;]+$/.test(address)), "addresses with commas between")
  .optional();

/** Environment variables of delivery: who hears of a demand, and when. */
export const deliveryEnvironment = {
  WEBHOOK_URLS: {
    schema: webhookList,
    about:
      "JSON webhook that is sent each demand; several with names and spaces between: `crm=https://… erp=https://…`",
  },
  WEBHOOK_SECRET: { schema: secret, about: "key of the webhooks' signatures; unsigned without it" },
  WECOM_ROBOT_URL: { schema: httpUrl.optional(), about: "address of a WeCom group robot" },
  FEISHU_ROBOT_URL: { schema: httpUrl.optional(), about: "address of a Feishu custom bot" },
  FEISHU_ROBOT_SECRET: { schema: secret, about: "its secret, where signature verification is on" },
  DINGTALK_ROBOT_URL: { schema: httpUrl.optional(), about: "address of a DingTalk custom robot" },
  DINGTALK_ROBOT_SECRET: { schema: secret, about: "its secret (SEC…), where 加签 is on" },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    about: "mail server, `smtp://user:password@host:587` (STARTTLS) or `smtps://…`; needs MAIL_FROM",
  },
  MAIL_FROM: { schema: z.string().max(200).regex(mailbox).optional(), about: "sender of mails: `会址 <noreply@…>`" },
  MAIL_TO: { schema: mailboxes, about: "the operator's addresses, with commas between" },
  REMINDER_MINUTES: {
    schema: z.coerce.number().int().min(0).max(10_000).default(90),
    about: "working time without a status change until the operator is reminded of a demand; 0 never",
  },
  DIGEST_HOUR: {
    schema: z.union([z.literal("off"), z.coerce.number().int().min(9).max(17)]).default(9),
    about: "hour of a working day, in China, of the digest to the operator; `off` for none",
  },
  DELIVERY_TIMEOUT_SECONDS: {
    schema: z.coerce.number().min(0.1).max(60).default(10),
    about: "time that a target has to answer",
  },
  DELIVERY_LEASE_SECONDS: {
    schema: z.coerce.number().min(0.5).max(3600).default(60),
    about: "time after which another node delivers the messages of one that died; more than the time to answer",
  },
  DELIVERY_BACKOFF_SECONDS: {
    schema: z.coerce.number().min(0.01).max(600).default(5),
    about: "time from a message's first attempt to the second; doubles with each",
  },
} as const;

/** The values that depend on each other. */
interface DeliveryValues {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  MAIL_TO?: readonly string[] | undefined;
  DELIVERY_TIMEOUT_SECONDS: number;
  DELIVERY_LEASE_SECONDS: number;
}

/** Returns a line for each variable that another one contradicts. */
export function listDeliveryMistakes(values: DeliveryValues): string[] {
  const mistakes: string[] = [];
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) mistakes.push("MAIL_FROM: needed with SMTP_URL");
  if (values.MAIL_TO !== undefined && values.SMTP_URL === undefined) mistakes.push("SMTP_URL: needed with MAIL_TO");
  if (values.DELIVERY_LEASE_SECONDS <= values.DELIVERY_TIMEOUT_SECONDS)
    mistakes.push("DELIVERY_LEASE_SECONDS: needs to be more than DELIVERY_TIMEOUT_SECONDS");
  return mistakes;
}
