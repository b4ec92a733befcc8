/** Titles and descriptions of the two list pages. */
export const listTexts = {
  page: (page: number) => ` 第 ${page} 页`,
  venue: {
    name: "会议场地",
    description: (words: string, total: string) =>
      `${words}会议场地 ${total} 个：最大厅面积、净高、按摆法可坐人数、客房与会场起价，一次看清，替您询价。`,
  },
  space: {
    name: "会议厅",
    description: (words: string, total: string) =>
      `${words}会议厅 ${total} 个：长宽、净高、按摆法可坐人数与一天价格，平面图按比例画出。`,
  },
} as const;
