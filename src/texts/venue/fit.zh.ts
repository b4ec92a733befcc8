/** How a number of people fits a space in a layout, in the same words in lists and on pages, in one language. */
export interface FitTexts {
  seats: (seats: string) => string;
  spare: (seats: string) => string;
  full: string;
  tight: string;
  over: (seats: string) => string;
  unsuitable: string;
  unknown: string;
}

export const fitZh: FitTexts = {
  seats: (seats) => `可坐 ${seats}`,
  spare: (seats) => `余 ${seats} 座`,
  full: "刚好容纳",
  tight: "可容纳，偏紧",
  over: (seats) => `容纳不下，差 ${seats} 座`,
  unsuitable: "不适合该台型",
  unknown: "暂无该台型的容量",
};
