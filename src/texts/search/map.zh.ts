/** Texts of the maps. */
export const mapZh = {
  label: "场地在地图上的位置",
  /** What the prices of the markers mean. */
  prices: { venue: "价格为会场一天起价", space: "价格为合要求的厅一天起价" },
  note: (prices: string) => `示意图，线为地铁；${prices}`,
  noteOver: (prices: string, by: string) => [prices, by && `底图 ${by}`].filter(Boolean).join("；"),
  searchHere: "搜这一片",
  zoomIn: "放大",
  zoomOut: "缩小",
  many: (count: string) => `这里有 ${count} 个场地，放大看`,
  countHere: (count: string) => `这里有 ${count} 个场地`,
  from: (price: string) => `${price} 起`,
  fittingFrom: (price: string) => `合要求的厅 ${price} 起`,
  noPrice: "价格暂无",
  seats: (layout: string, people: string) => `${layout}可坐 ${people}`,
  close: "收起",
  lost: "地图上的场地没有加载出来",
  again: "重试",
  none: "这一片没有符合条件的场地",
  all: "看全部",
} as const;
