/** Texts of the footer. */
export const footerZh = {
  find: "找场地",
  venues: (city: string) => `${city}场地`,
  spaces: (city: string) => `${city}会议厅`,
  cities: "城市",
  city: (name: string) => `${name}会议场地`,
  service: "服务",
  demand: "提交需求",
  cases: "办会案例",
  solutions: "办会方案",
  estimate: "会议预算",
  annualMeetings: "年会",
  questions: "办会问答",
  enterprise: "企业采购",
  copyright: "会址。标有「示例」的场地、报价、案例、问答与伙伴均为示例。",
} as const;
