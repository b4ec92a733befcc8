/** Texts of the maps. */
export const mapZh = {
  label: "场地在地图上的位置",
  /** What the prices of the markers mean. */
  prices: {
    venue: "价格为会场日租金起价",
    space: "价格为符合条件的会场日租金起价",
    sum: "价格为合计，不含服务费和税",
  },
  note: (prices: string, hasMetro: boolean) => `示意图${hasMetro ? "，线条为地铁" : ""}；${prices}`,
  noteOver: (prices: string, by: string) => [prices, by && `底图 ${by}`].filter(Boolean).join("；"),
  /** The provider whose map lies under the marks. */
  amap: "高德地图",
  /** What the circle around a venue is. */
  radius: (distance: string) => `虚线圈：直线 ${distance}`,
  walkTo: (name: string) => `${name}，查看步行路线`,
  walkLoading: "步行路线加载中",
  walk: (name: string, distance: string, minutes: number) => `${name}步行至此 ${distance}，约 ${minutes} 分钟`,
  noWalk: (name: string) => `暂无${name}的步行路线`,
  /** A city's map of districts, and a district on it. */
  districts: (city: string) => `${city}各区的场地`,
  district: (name: string, count: string) => `${name}，${count} 个场地`,
  searchHere: "搜索此区域",
  zoomIn: "放大",
  zoomOut: "缩小",
  many: (count: string) => `此处 ${count} 个场地，放大查看`,
  listHere: (count: string) => `此处 ${count} 个场地，查看列表`,
  countHere: (count: string) => `此处 ${count} 个场地`,
  from: (price: string) => `${price} 起`,
  fittingFrom: (price: string) => `符合条件的会场 ${price} 起`,
  /** Venues whose own position is unknown. */
  approximate: (count: string) => `；${count} 个场地暂无坐标，标在所属区域`,
  outside: (shown: string, all: string) => `图中 ${shown} 个，显示全部 ${all} 个场地`,
  approximateOne: "约略位置",
  noPrice: "暂无价格",
  sum: (yuan: string) => `合计 ${yuan}`,
  /** In place of a price: what a venue's space holds. */
  fits: (people: string) => `可坐 ${people}`,
  seats: (layout: string, people: string) => `${layout}可坐 ${people}`,
  close: "收起",
  lost: "地图上的场地加载失败",
  again: "重试",
  none: "此区域没有符合条件的场地",
  all: "查看全部",
} as const;
