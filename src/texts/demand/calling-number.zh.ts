import type { CallingNumberTexts } from "./calling-number-texts.ts";

/** Texts of a phone number with its calling code, in Chinese. */
export const callingNumberZh: CallingNumberTexts = {
  country: "国家或地区代码",
  other: "其他",
  otherHint: "以 + 和国家代码开头",
  names: {
    CN: "中国大陆",
    HK: "中国香港",
    MO: "中国澳门",
    TW: "中国台湾",
    SG: "新加坡",
    TH: "泰国",
    MY: "马来西亚",
    VN: "越南",
    ID: "印度尼西亚",
    PH: "菲律宾",
  },
};
