import { hours } from "../demand/callback.zh.ts";

/** Texts of interface parts that stand on pages of both languages. */
export const interfaceZh = {
  close: "关闭",
  breadcrumb: "面包屑",
  pagination: "翻页",
  previousPage: "上一页",
  nextPage: "下一页",
  page: (number: number) => `第 ${number} 页`,
  remove: "去掉",
  decrease: "减少",
  increase: "增加",
  retry: "重试",
  reference: (reference: string) => `编号 ${reference}`,
  loading: "加载中",
  demo: "示例",
  demoPage: { text: "本页为示例数据", more: "了解" },
  telephone: { dial: "拨打", hours: `工作日 ${hours}` },
  unknown: "暂无",
  rendered: "效果图",
  pictureLost: "图片加载失败",
};

export type InterfaceTexts = typeof interfaceZh;
