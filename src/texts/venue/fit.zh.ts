/** How a number of people fits a space in a layout, in the same words in lists and on pages. */
export const fitZh = {
  seats: (seats: string) => `可坐 ${seats}`,
  spare: (seats: string) => `余 ${seats} 座`,
  full: "正好坐满",
  tight: "可容纳，偏紧",
  over: (seats: string) => `容纳不下，差 ${seats} 座`,
  unsuitable: "不适合该台型",
  unknown: "暂无该台型的容量",
} as const;
