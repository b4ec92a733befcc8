import { webcrypto } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestMessage, hostileRemark, messageMoment } from "#tests/create-test-message.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/start-webhook-receiver.ts";
import type { Message } from "../channel.ts";
import { createChannels } from "../create-channels.ts";
import { DeliveryError } from "../delivery-error.ts";
import { noDeliverySettings } from "#tests/no-delivery-settings.ts";
import type { DeliverySettings } from "../delivery-settings.ts";

const plainText = z.strictObject({ tag: z.literal("plain_text"), content: z.string().min(1) });
/** A Feishu card's block: a text, or fields of a text each. */
const cardElement = z.union([
  z.strictObject({ tag: z.literal("div"), text: plainText }),
  z.strictObject({
    tag: z.literal("div"),
    fields: z.array(z.strictObject({ is_short: z.boolean(), text: plainText })).min(1),
  }),
  z.strictObject({ tag: z.literal("hr") }),
]);

/** The messages as WeCom, DingTalk and Feishu publish them; https://developer.work.weixin.qq.com/document/path/91770 and so on. */
const formats = {
  wecom: z.strictObject({
    msgtype: z.literal("markdown"),
    markdown: z.strictObject({
      content: z
        .string()
        .min(1)
        .refine((text) => Buffer.byteLength(text) <= 4096, "more than 4096 bytes"),
    }),
  }),
  dingtalk: z.strictObject({
    msgtype: z.literal("markdown"),
    markdown: z.strictObject({ title: z.string().min(1), text: z.string().min(1) }),
    at: z.strictObject({
      atMobiles: z.array(z.string()).length(0),
      atUserIds: z.array(z.string()).length(0),
      isAtAll: z.literal(false),
    }),
  }),
  feishu: z.strictObject({
    timestamp: z.string().regex(/^\d{10}$/),
    sign: z.string(),
    msg_type: z.literal("interactive"),
    card: z.strictObject({
      config: z.strictObject({ wide_screen_mode: z.boolean() }),
      header: z.strictObject({
        template: z.enum(["blue", "orange", "grey", "red", "indigo"]),
        title: plainText,
      }),
      elements: z.array(cardElement),
    }),
  }),
} as const;
type Robot = keyof typeof formats;

const secret = "SECabc中文";
const receivers: WebhookReceiver[] = [];
afterEach(() => Promise.all(receivers.splice(0).map((receiver) => receiver.goDown())));

async function startRobot(robot: Robot, answer: unknown) {
  const receiver = await startWebhookReceiver();
  receivers.push(receiver);
  receiver.setAnswer(typeof answer === "string" ? answer : JSON.stringify(answer));
  const url = `${receiver.url}/robot/send?access_token=hidden-token`;
  const settings: Record<Robot, Partial<DeliverySettings>> = {
    wecom: { wecomUrl: url },
    dingtalk: { dingtalkUrl: url, dingtalkSecret: secret },
    feishu: { feishuUrl: url, feishuSecret: secret },
  };
  const [channel] = createChannels({ ...noDeliverySettings, ...settings[robot] });
  const send = (message: Message) =>
    channel!.send(message, { signal: AbortSignal.timeout(5000), now: messageMoment, body: "" });
  return { receiver, channel: channel!, send };
}

const success: Record<Robot, unknown> = {
  wecom: { errcode: 0, errmsg: "ok" },
  dingtalk: { errcode: 0, errmsg: "ok" },
  feishu: { code: 0, msg: "success", data: {}, StatusCode: 0, StatusMessage: "success" },
};

/** Returns the HMAC-SHA256 in base64, by another implementation than that of the channels. */
async function computeHmac(key: string, text: string): Promise<string> {
  const bytes = (value: string) => new TextEncoder().encode(value);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await webcrypto.subtle.importKey("raw", bytes(key), algorithm, false, ["sign"]);
  return Buffer.from(await webcrypto.subtle.sign("HMAC", imported, bytes(text))).toString("base64");
}

/** Returns the texts that a robot shows. */
function getShownText(robot: Robot, body: unknown): string {
  if (robot === "wecom") return formats.wecom.parse(body).markdown.content;
  if (robot === "dingtalk") return formats.dingtalk.parse(body).markdown.text;
  const { card } = formats.feishu.parse(body);
  const texts: string[] = [];
  JSON.stringify(card, (key, value: unknown) => {
    if (key === "content") texts.push(String(value));
    return value;
  });
  return texts.join("\n");
}

describe.each(["wecom", "dingtalk", "feishu"] as const)("%s", (robot) => {
  it("shows what an adviser calls with, in the published format", async () => {
    const { receiver, channel, send } = await startRobot(robot, success[robot]);
    expect(channel.name).toBe(robot);
    expect(await send(await createTestMessage())).toBe("sent");
    const text = getShownText(robot, JSON.parse(receiver.requests[0]!.text));
    for (const part of [
      "新需求",
      "HZ-1123-ABCD",
      "11 月 23 日 周一 12:00 前致电",
      "陈女士",
      "13800138000",
      "云栖科技",
      "chen@example.com",
    ])
      expect(text).toContain(part);
    for (const part of [
      "北京",
      "培训",
      "12 月 18 日 周五",
      "2 天",
      "1,200 人",
      "剧院式",
      "5 万元以内",
      "40 间",
      "LED 屏、茶歇",
    ])
      expect(text).toContain(part);
    for (const part of ["云栖酒店 大宴会厅", "需要靠近地铁", "case/submit"]) expect(text).toContain(part);
    expect(text).not.toContain("abcdefghijklmnopqrstuvwxyz012345");
  });

  it("formats, mentions and links nothing of what a visitor wrote", async () => {
    const { receiver, send } = await startRobot(robot, success[robot]);
    const body = { name: "<@all>", company: "[链接](https://evil.example)", remarks: hostileRemark };
    await send(await createTestMessage({ body: { ...body, email: "<at>@evil.example" } }));
    await send(await createTestMessage({ event: "remark", body }));
    for (const request of receiver.requests) {
      const text = getShownText(robot, JSON.parse(request.text));
      expect(text).toContain("倒写");
      expect(["\0", "\u202c", "\u202e", "\r"].filter((char) => text.includes(char))).toEqual([]);
      // A Feishu card shows plain text as it is.
      if (robot === "feishu") continue;
      const own = text.replace(/<font color="(?:info|comment|warning)">([^<>]*)<\/font>/, "$1").replace(/^> /gm, "");
      expect(own).not.toMatch(/[<>[\]`@&]/);
      expect(own.replace(/^### |\*\*(?=[^*\n]*(?:\*\*|$))|\*\*：/gm, "")).not.toMatch(/[#*_]/);
    }
  });

  it("shortens what is too long and says where the rest is", async () => {
    const { receiver, send } = await startRobot(robot, success[robot]);
    await send(await createTestMessage({ body: { remarks: "会".repeat(3000), company: "长".repeat(80) } }));
    const { text } = receiver.requests[0]!;
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
    const shown = getShownText(robot, JSON.parse(text));
    expect(shown).toContain("13800138000");
    if (robot === "wecom") expect(shown).toContain("npm run demands -- show HZ-1123-ABCD");
    else expect(shown).toContain("会".repeat(3000));
  });

  it("says nothing of a person who has erased their data", async () => {
    const { receiver, send } = await startRobot(robot, success[robot]);
    const stored = { erasedAt: "2026-11-23T02:04:00.000Z", status: "withdrawn" };
    for (const event of ["created", "remark", "erased"]) await send(await createTestMessage({ event, stored }));
    const texts = receiver.requests.map((request) => getShownText(robot, JSON.parse(request.text))).join("\n");
    expect(texts).toContain("HZ-1123-ABCD");
    expect(texts).toContain("请同时删除您保存的");
    expect(texts).not.toMatch(/陈女士|138|云栖|chen|地铁|倒写/);
  });

  it("takes only the code of success for success, and stores no text of the robot", async () => {
    const wrong: Record<Robot, [unknown, string]> = {
      wecom: [{ errcode: 93_000, errmsg: "invalid webhook url 13800138000" }, "对方回答 93000（机器人地址无效）"],
      dingtalk: [
        { errcode: 310_000, errmsg: "sign not match 13800138000" },
        "对方回答 310000（机器人的安全设置不符：加签、关键词或 IP 地址）",
      ],
      feishu: [{ code: 19_021, msg: "sign match fail 13800138000" }, "对方回答 19021（签名不符，或服务器时间有误）"],
    };
    const [answer, text] = wrong[robot];
    const { receiver, send } = await startRobot(robot, answer);
    const message = await createTestMessage();
    const error: unknown = await send(message).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ message: text, isRefusal: true, retryAfterMs: undefined });
    const tooMany = { wecom: { errcode: 45_009 }, dingtalk: { errcode: 130_101 }, feishu: { code: 11_232 } }[robot];
    receiver.setAnswer(JSON.stringify(tooMany));
    await expect(send(message)).rejects.toMatchObject({ isRefusal: false, retryAfterMs: 60_000 });
    for (const unreadable of ["", "<html>登录</html>", "{}", "null", "[]"]) {
      receiver.setAnswer(unreadable);
      await expect(send(message)).rejects.toMatchObject({ message: "对方的回答无法读取" });
    }
    receiver.setMode("error");
    await expect(send(message)).rejects.toMatchObject({ message: "对方回答 HTTP 500", isRefusal: false });
  });
});

it("signs for Feishu by the key of timestamp and secret, over nothing", async () => {
  const { receiver, send } = await startRobot("feishu", { StatusCode: 0 });
  await send(await createTestMessage());
  const { timestamp, sign } = formats.feishu.parse(JSON.parse(receiver.requests[0]!.text));
  expect(Number(timestamp)).toBe(Math.floor(messageMoment.getTime() / 1000));
  expect(sign).toBe(await computeHmac(`${timestamp}\n${secret}`, ""));
});

it("signs for DingTalk in the address, by the secret over timestamp and secret", async () => {
  const { receiver, send } = await startRobot("dingtalk", success.dingtalk);
  await send(await createTestMessage());
  const query = new URL(receiver.requests[0]!.path, "http://localhost").searchParams;
  expect(query.get("access_token")).toBe("hidden-token");
  const timestamp = query.get("timestamp");
  expect(Number(timestamp)).toBe(messageMoment.getTime());
  expect(query.get("sign")).toBe(await computeHmac(secret, `${timestamp}\n${secret}`));
});
