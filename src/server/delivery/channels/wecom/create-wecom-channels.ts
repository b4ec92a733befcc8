import type { Channel } from "../../channel.ts";
import type { DeliverySettings } from "../../delivery-settings.ts";
import { type RobotCodes, sendToRobot } from "../../robots/send-to-robot.ts";
import { toWecomMessage } from "./to-wecom-message.ts";

/** Codes of a WeCom group robot: https://developer.work.weixin.qq.com/document/path/91770 and …/path/90313. */
const codes: RobotCodes = {
  fields: ["errcode"],
  tooMany: [45_009, 45_033],
  meanings: {
    [-1]: "企业微信系统繁忙",
    40008: "消息类型有误",
    40058: "消息内容有误",
    44004: "消息内容为空",
    45002: "消息过长",
    93000: "机器人地址无效",
    93008: "机器人已不在群里",
  },
};

/** Creates the channel of a WeCom (企业微信) group robot. */
export const createWecomChannels = ({ wecomUrl }: DeliverySettings): Channel[] =>
  wecomUrl === undefined
    ? []
    : [
        {
          name: "wecom",
          perMinute: 20,
          send: async (message, options) => {
            await sendToRobot(new URL(wecomUrl), toWecomMessage(message), codes, options);
            return "sent";
          },
        },
      ];
