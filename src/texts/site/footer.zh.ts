/** Texts of the footer. */
export const footerZh = {
  cities: "城市",
  city: (name: string) => `${name}会议场地`,
  service: "服务",
  offers: "多会场方案",
  estimate: "会议预算",
  annualMeetings: "年会",
  southeastAsia: "东南亚会奖",
  app: "手机版",
  english: "English",
  ownCopyright: "会址",
  copyright: "会址。注明「本页为示例数据」的页面，场地、报价、案例、问答与伙伴均为示例。",
} as const;
