import { expect, it } from "vitest";
import { readEnv } from "../env.ts";
import { toDeliverySettings, toWorkerTimes } from "./to-delivery-settings.ts";

it("has no target by default", () => {
  const env = readEnv({});
  expect(toDeliverySettings(env)).toMatchObject({ webhooks: [], mailTo: [], smtpUrl: undefined, wecomUrl: undefined });
  expect(toWorkerTimes(env)).toMatchObject({ backoffMs: 5000, leaseMs: 60_000, reminderMinutes: 90, digestHour: 9 });
});

it("reads webhooks with and without names, addresses and times", () => {
  const env = readEnv({
    WEBHOOK_URLS: "https://a.example/hook?key=1  crm=http://10.0.0.2:8080/in",
    SMTP_URL: "smtp://user:p%40ss@mail.example:587",
    MAIL_FROM: "会址 <noreply@huizhi.example>",
    MAIL_TO: "desk@huizhi.example, lin@huizhi.example",
    DIGEST_HOUR: "off",
    DELIVERY_BACKOFF_SECONDS: "0.5",
  });
  expect(toDeliverySettings(env)).toMatchObject({
    webhooks: [
      { name: "", url: "https://a.example/hook?key=1" },
      { name: "crm", url: "http://10.0.0.2:8080/in" },
    ],
    mailTo: ["desk@huizhi.example", "lin@huizhi.example"],
  });
  expect(toWorkerTimes(env)).toMatchObject({ backoffMs: 500, digestHour: undefined });
});

it.each([
  ["two webhooks without names", { WEBHOOK_URLS: "https://a.example/hidden https://b.example/hidden" }, "WEBHOOK_URLS"],
  ["a webhook that is no address", { WEBHOOK_URLS: "crm=ftp://a.example/hidden" }, "WEBHOOK_URLS"],
  ["a robot that is no address", { WECOM_ROBOT_URL: "hidden" }, "WECOM_ROBOT_URL"],
  ["a mail server without a sender", { SMTP_URL: "smtp://user:hidden@mail.example" }, "MAIL_FROM"],
  ["addresses without a mail server", { MAIL_TO: "desk@huizhi.example" }, "SMTP_URL"],
  ["a sender with a second header", { SMTP_URL: "smtp://m", MAIL_FROM: "a@b.c\r\nBcc: hidden@x.y" }, "MAIL_FROM"],
  ["a lease shorter than the time to answer", { DELIVERY_LEASE_SECONDS: "5" }, "DELIVERY_LEASE_SECONDS"],
])("refuses %s by name, without its value", (_, variables: Record<string, string>, name) => {
  let message = "";
  try {
    readEnv(variables);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toContain(name);
  expect(message).not.toContain("hidden");
});
