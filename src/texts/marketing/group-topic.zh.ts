import { formatCallbackZh } from "../demand/callback.zh.ts";

/** Texts that the topics of hotel groups share. */
export const groupTopicZh = {
  home: "首页",
  facts: {
    title: (name: string) => `${name}集团`,
    founded: "成立",
    year: "年",
    reported: (region: string) => `${region}酒店`,
    hotels: "家",
    hotelsAtLeast: "家以上",
    brands: "在华品牌",
    brandUnit: "个",
    here: "本站收录",
    asOf: (month: string) => `酒店数截至 ${month}，来自公开报道；品牌按公开资料整理。`,
    zone: (name: string) => `全部${name}酒店`,
    disclaimer: (name: string) => `${name}为集团名称，属于该集团，本站与其没有隶属关系。`,
  },
  promise: (time?: string) => `${formatCallbackZh(time)}。`,
  submit: "咨询档期和报价",
  busy: "计算中",
  apply: "查看",
} as const;
