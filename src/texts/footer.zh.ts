/** Words of the footer. */
export const footerZh = {
  find: "找场地",
  venues: (city: string) => `${city}场地`,
  spaces: (city: string) => `${city}会议厅`,
  cities: "城市",
  city: (name: string) => `${name}会议场地`,
  service: "服务",
  demand: "提交需求",
  copyright: "会址。标有「示例」的场地、报价与伙伴均为示例。",
} as const;
