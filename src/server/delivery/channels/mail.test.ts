import { afterEach, describe, expect, it } from "vitest";
import { createTestMessage, hostileRemark, messageMoment } from "#tests/create-test-message.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/start-smtp-server.ts";
import { createChannels } from "../create-channels.ts";
import { noDeliverySettings } from "#tests/no-delivery-settings.ts";
import type { DeliverySettings } from "../delivery-settings.ts";

const servers: TestSmtpServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.goDown())));

async function startMail(settings: Partial<DeliverySettings> = {}) {
  const server = await startSmtpServer();
  servers.push(server);
  const channels = createChannels({
    ...noDeliverySettings,
    smtpUrl: server.url,
    mailFrom: "会址 <noreply@huizhi.example>",
    mailTo: ["desk@huizhi.example", "lin@huizhi.example"],
    origin: "https://huizhi.example",
    ...settings,
  });
  const send = async (
    name: "mail" | "visitor-mail",
    message: Parameters<typeof createTestMessage>[0] = {},
    timeoutMs = 8000,
  ) =>
    channels
      .find((channel) => channel.name === name)!
      .send(await createTestMessage(message), { signal: AbortSignal.timeout(timeoutMs), now: messageMoment, body: "" });
  return { server, channels, send };
}

const link = "https://huizhi.example/demand/abcdefghijklmnopqrstuvwxyz012345";
const addressesOf = (header: unknown) => (header as { address: string }[]).map(({ address }) => address);

describe("mail to the operator", () => {
  it("has what an adviser calls with, as text and as HTML", async () => {
    const { server, send } = await startMail();
    expect(await send("mail")).toBe("sent");
    const [{ from, to, parsed }] = server.mails as [TestSmtpServer["mails"][number]];
    expect([from, ...to]).toEqual(["noreply@huizhi.example", "desk@huizhi.example", "lin@huizhi.example"]);
    expect(parsed.subject).toBe("[会址] 新需求 HZ-1123-ABCD：北京，培训，1,200 人");
    expect(parsed.from).toEqual({ name: "会址", address: "noreply@huizhi.example" });
    expect(parsed.messageId).toBe("<6f0c5d5e-1111-4222-8333-444455556666.mail@huizhi.example>");
    for (const part of [
      "请于 11 月 23 日 周一 12:00 前致电。",
      "13800138000",
      "陈女士",
      "云栖酒店 大宴会厅",
      "需要靠近地铁",
    ]) {
      expect(parsed.text).toContain(part);
      expect(parsed.html).toContain(part);
    }
    expect(parsed.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
    expect(`${parsed.text}${parsed.html}`).not.toContain(link);
  });

  it("says how to reach the visitor and whether venues may be told the budget", async () => {
    const { server, send } = await startMail();
    await send("mail", { body: { contactBy: "text", budgetKind: "total" } });
    await send("mail", { body: { contactBy: "later", budgetKind: "head", shareBudget: true } });
    await send("mail");
    const [text, later, old] = server.mails.map(({ parsed }) => parsed.text!);
    expect(text).toContain("访客只收短信，请于 11 月 23 日 周一 12:00 前发送，不要致电。");
    expect(text).toContain("联系方式：只发短信");
    expect(text).toContain("预算：合计 5 万元以内，不告知场地");
    expect(later).toContain("请于 11 月 23 日 周一 12:00 以后致电。");
    expect(later).toContain("预算：人均 5 万元以内，可告知场地");
    expect(old).toContain("请于 11 月 23 日 周一 12:00 前致电。");
    expect(old).toContain("预算：场租每天 5 万元以内，不告知场地");
    expect(old).not.toContain("联系方式");
  });

  it("shows what a visitor wrote as text, and lets none of it into the headers", async () => {
    const { server, send } = await startMail();
    const injection = "陈女士\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>";
    await send("mail", {
      body: { name: injection, eventType: injection, remarks: hostileRemark, pageFrom: injection },
    });
    const [{ to, parsed }] = server.mails as [TestSmtpServer["mails"][number]];
    expect(to).toHaveLength(2);
    expect(addressesOf(parsed.to)).toEqual(to);
    expect(parsed.bcc).toBeUndefined();
    const allowed =
      /^(?:from|to|subject|message-id|date|mime-version|content-type|auto-submitted|x-auto-response-suppress)$/;
    expect(parsed.headers.map(({ key }) => key).filter((key) => !allowed.test(key))).toEqual([]);
    expect(parsed.html).not.toMatch(/<script|<img|<a |<at|onerror=alert\(1\)>(?!&)/);
    expect(parsed.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(parsed.html).toContain("&amp;lt;b&amp;gt;");
    expect(parsed.text).not.toContain("\u202e");
  });
});

describe("confirmation to the visitor", () => {
  it("has the summary and the private link, and no free text", async () => {
    const { server, send } = await startMail();
    const body = { name: "加微信 12345", company: "便宜发票", remarks: "https://evil.example 领奖" };
    expect(await send("visitor-mail", { body })).toBe("sent");
    const [{ to, parsed }] = server.mails as [TestSmtpServer["mails"][number]];
    expect(to).toEqual(["chen@example.com"]);
    expect(parsed.subject).toBe("[会址] 已收到您的需求 HZ-1123-ABCD");
    for (const part of [
      "顾问将于 11 月 23 日 周一 12:00 前致电您",
      "12 月 18 日 周五",
      "1,200 人",
      "剧院式",
      "云栖酒店",
      link,
    ]) {
      expect(parsed.text).toContain(part);
      expect(parsed.html).toContain(part);
    }
    expect(parsed.html).toContain(`<a href="${link}"`);
    expect(`${parsed.text}${parsed.html}`).not.toMatch(/加微信|便宜发票|evil|领奖|13800138000/);
  });

  it("is English where the form was", async () => {
    const { server, send } = await startMail();
    await send("visitor-mail", { body: { locale: "en" } });
    const { parsed } = server.mails[0]!;
    expect(parsed.subject).toBe("[Huizhi] We have received your request HZ-1123-ABCD");
    expect(parsed.text).toContain("An adviser will call you by 12:00 on Monday 23 November, Beijing time.");
    for (const part of [
      "Training",
      "Friday 18 December",
      "theatre style",
      "Beijing",
      "Yunqi Hotel",
      "up to ¥50,000",
      link,
    ])
      expect(parsed.text).toContain(part);
    expect(parsed.html).toContain('<html lang="en">');
    const texts = `${parsed.subject} ${parsed.text} ${parsed.html}`
      .replaceAll("大宴会厅", "")
      .replaceAll("云栖酒店", "");
    expect(texts.replaceAll("'PingFang SC'", "")).not.toMatch(/\p{Script=Han}/u);
  });

  it("promises what the visitor wants: a text message in place of a call", async () => {
    const { server, send } = await startMail();
    await send("visitor-mail", { body: { contactBy: "text" } });
    expect(server.mails[0]!.parsed.text).toContain("12:00 前发短信给您");
    await send("visitor-mail", { body: { contactBy: "later", locale: "en" } });
    expect(server.mails[1]!.parsed.text).toContain("An adviser will call you after");
  });

  it("promises no call for a time that has gone by", async () => {
    const { server, send } = await startMail();
    await send("visitor-mail", { stored: { createdAt: "2026-11-20T02:30:00.000Z" } });
    expect(server.mails[0]!.parsed.text).toContain("顾问会尽快联系您");
    await send("mail", { stored: { createdAt: "2026-11-20T02:30:00.000Z" } });
    expect(server.mails[1]!.parsed.text).toContain("承诺 11 月 20 日 周五 12:30 前致电，已超过，请立即致电。");
  });

  it("goes to one plain address only, while the demand stands, and without a link where the origin is unknown", async () => {
    const { server, send } = await startMail({ origin: undefined });
    for (const email of ["", "a,b<victim>@example.com", "victim@example.com,other@example.com", "a@b.c\r\nBcc: x@y.z"])
      expect(await send("visitor-mail", { body: { email } })).toBe("skipped");
    expect(await send("visitor-mail", { stored: { status: "withdrawn" } })).toBe("skipped");
    expect(await send("visitor-mail", { stored: { erasedAt: "2026-11-23T02:01:00.000Z" } })).toBe("skipped");
    expect(await send("visitor-mail", { stored: { createdAt: "2026-11-19T02:00:00.000Z" } })).toBe("skipped");
    expect(server.offered()).toBe(0);
    await send("visitor-mail");
    expect(server.mails[0]!.source).not.toContain("/demand/");
  });
});

describe("a mail server", () => {
  it("that refuses, is silent or is not there is told by status or code alone", async () => {
    const { server, channels, send } = await startMail({ mailTo: [] });
    expect(channels.map(({ name }) => name)).toEqual(["visitor-mail"]);
    server.setMode(451);
    await expect(send("visitor-mail")).rejects.toMatchObject({ message: "邮件服务器回答 451", isRefusal: false });
    server.setMode(550);
    await expect(send("visitor-mail")).rejects.toMatchObject({ message: "邮件服务器回答 550", isRefusal: true });
    await servers.pop()!.goDown();
    await expect(send("visitor-mail")).rejects.toMatchObject({
      message: expect.stringMatching(/^连接(?:被拒绝|中断)（E\w+）$/),
    });
  });

  it("that is not on this machine gets a password over TLS only", async () => {
    const server = await startSmtpServer();
    servers.push(server);
    const { port } = new URL(server.url);
    const { send } = await startMail({ smtpUrl: `smtp://user:hidden-password@0.0.0.0:${port}` });
    await expect(send("mail")).rejects.toMatchObject({ message: expect.not.stringContaining("hidden-password") });
    expect(server.offered()).toBe(0);
  });
});
