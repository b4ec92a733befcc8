/** Titles and descriptions of the two list pages. */
export const listZh = {
  page: (page: number) => ` 第 ${page} 页`,
  /** Remaining filters, after the name of the list. */
  narrowed: (filters: string[]) => (filters.length > 0 ? `（${filters.join("、")}）` : ""),
  /** Suffix of the name of a station or an airport. */
  by: { metro: "地铁站附近", hub: "附近" },
  sorted: ["", "价格从低到高", "价格从高到低", "按容量", "按距离", "新上"],
  venue: {
    all: (city: string) => `${city}全部会议场地`,
    name: "会议场地",
    description: (scope: string, total: string) =>
      `${scope}会议场地 ${total} 个：最大厅面积、净高、按摆法可坐人数、客房与会场起价，一次看清，替您询价。`,
  },
  space: {
    all: (city: string) => `${city}全部会议厅`,
    name: "会议厅",
    description: (scope: string, total: string) =>
      `${scope}会议厅 ${total} 个：长宽、净高、按摆法可坐人数与一天价格，平面图按比例画出。`,
  },
} as const;
