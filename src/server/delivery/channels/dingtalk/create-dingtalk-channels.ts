import { createHmac } from "node:crypto";
import type { Channel } from "../../channel.ts";
import type { DeliverySettings } from "../../delivery-settings.ts";
import { type RobotCodes, sendToRobot } from "../../robots/send-to-robot.ts";
import { toDingtalkMessage } from "./to-dingtalk-message.ts";

/** Codes of a DingTalk custom robot: https://open.dingtalk.com/document/robots/custom-robot-access. */
const codes: RobotCodes = {
  fields: ["errcode"],
  tooMany: [130_101, 130_103, 660_026, 410_100],
  meanings: {
    [-1]: "钉钉系统繁忙",
    300001: "机器人地址无效",
    300005: "机器人地址无效",
    310000: "机器人的安全设置不符：加签、关键词或 IP 地址",
    400013: "群已解散",
    400101: "机器人地址无效",
    400102: "机器人已停用",
    400105: "消息类型有误",
    400106: "机器人不存在",
    430101: "消息含有不安全的链接",
    430102: "消息含有不合适的文字",
    430103: "消息含有不合适的图片",
    430104: "消息含有不合适的内容",
  },
};

/**
 * Returns the robot's address with its signature, where it has a secret: HMAC-SHA256 by the secret over the timestamp
 * (milliseconds), a line feed and the secret, in base64.
 */
function signDingtalkUrl(address: string, secret: string | undefined, now: Date): URL {
  const url = new URL(address);
  if (secret === undefined) return url;
  const timestamp = String(now.getTime());
  url.searchParams.set("timestamp", timestamp);
  url.searchParams.set("sign", createHmac("sha256", secret).update(`${timestamp}\n${secret}`).digest("base64"));
  return url;
}

/** Creates the channel of a DingTalk (钉钉) custom robot. */
export const createDingtalkChannels = ({ dingtalkUrl, dingtalkSecret }: DeliverySettings): Channel[] =>
  dingtalkUrl === undefined
    ? []
    : [
        {
          name: "dingtalk",
          perMinute: 20,
          send: async (message, options) => {
            const url = signDingtalkUrl(dingtalkUrl, dingtalkSecret, options.now);
            await sendToRobot(url, toDingtalkMessage(message), codes, options);
            return "sent";
          },
        },
      ];
