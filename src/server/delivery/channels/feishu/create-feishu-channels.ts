import { createHmac } from "node:crypto";
import type { Channel } from "../../channel.ts";
import type { DeliverySettings } from "../../delivery-settings.ts";
import { type RobotCodes, sendToRobot } from "../../robots/send-to-robot.ts";
import { toFeishuMessage } from "./to-feishu-message.ts";

/** Codes of a Feishu custom bot: https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot. */
const codes: RobotCodes = {
  fields: ["code", "StatusCode"],
  tooMany: [11_232, 11_233, 99_991_400],
  meanings: {
    9499: "消息内容有误",
    19001: "机器人地址无效",
    19002: "消息内容有误",
    19003: "机器人地址无效",
    19007: "机器人已停用",
    19021: "签名不符，或服务器时间有误",
    19022: "IP 地址不在机器人的白名单里",
    19024: "消息不含机器人要求的关键词",
    19036: "消息内容有误",
  },
};

/**
 * Returns the fields that sign a message, where the bot has a secret: HMAC-SHA256 over nothing, by the key that timestamp
 * (seconds), a line feed and the secret make, in base64.
 */
function signFeishu(secret: string | undefined, now: Date): { timestamp?: string; sign?: string } {
  if (secret === undefined) return {};
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { timestamp, sign: createHmac("sha256", `${timestamp}\n${secret}`).digest("base64") };
}

/** Creates the channel of a Feishu (飞书) custom bot. */
export const createFeishuChannels = ({ feishuUrl, feishuSecret }: DeliverySettings): Channel[] =>
  feishuUrl === undefined
    ? []
    : [
        {
          name: "feishu",
          perMinute: 100,
          send: async (message, options) => {
            const body = { ...signFeishu(feishuSecret, options.now), ...toFeishuMessage(message) };
            await sendToRobot(new URL(feishuUrl), body, codes, options);
            return "sent";
          },
        },
      ];
