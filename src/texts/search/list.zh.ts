/** Titles and descriptions of the two list pages. */
export const listZh = {
  page: (page: number) => ` 第 ${page} 页`,
  /** Remaining filters, after the name of the list. */
  narrowed: (filters: string[]) => (filters.length > 0 ? `（${filters.join("、")}）` : ""),
  /** Suffix of the name of a station or an airport. */
  by: { metro: "地铁站附近", hub: "附近" },
  sorted: ["", "价格从低到高", "价格从高到低", "按匹配度", "按距离", "最新上线", "合计从低到高", "合计从高到低"],
  venue: {
    all: (city: string) => `${city}全部会议场地`,
    name: "会议场地",
    description: (scope: string, total: string) =>
      `${scope}会议场地 ${total} 个：最大会场面积、净高、各台型可坐人数、客房与会场起价一目了然，顾问代为询价。`,
  },
  space: {
    all: (city: string) => `${city}全部会议厅`,
    name: "会议厅",
    description: (scope: string, total: string) =>
      `${scope}会议厅 ${total} 个：长宽、净高、各台型可坐人数与日租金，平面图按比例绘制。`,
  },
} as const;
