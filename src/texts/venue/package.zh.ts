/** Texts of the meeting packages and of the published prices of meals and equipment. */
export const packageZh = {
  title: "会议包价",
  times: "门市价；图中时刻为通常安排",
  perHead: "元/位",
  sum: (people: string, yuan: string) => `${people} 人合计 ${yuan}`,
  /** Fewer people than a package charges for. */
  sumOfMinimum: (people: string, yuan: string) => `按起订 ${people} 人计 ${yuan}`,
  tooMany: (people: string) => `至多 ${people} 人`,
  excluded: (names: string) => `不含${names}`,
  unknown: (names: string) => `未写明：${names}`,
  prices: {
    title: "餐饮与设备价（门市价）",
    people: (count: string) => `${count} 人起`,
    tables: (count: string) => `${count} 桌起`,
    rows: {
      teaBreak: ["茶歇", "元/位"],
      lunchBuffet: ["自助午餐", "元/位"],
      lunchSet: ["套餐午餐", "元/位"],
      dinnerBuffet: ["自助晚餐", "元/位"],
      table: ["围桌", "元/桌"],
      ledDay: ["LED 屏", "元/天"],
      projectionDay: ["投影", "元/天"],
      soundDay: ["音响", "元/天"],
    },
  },
} as const;
