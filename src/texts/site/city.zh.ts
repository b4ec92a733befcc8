/** Texts of the city switch. */
export const cityZh = {
  switch: "切换城市",
  choose: "选择城市",
  find: "城市名、拼音或首字母，如 深圳、sz",
  locating: "当前位置",
  locate: "定位我的城市",
  /** Index key of the position. */
  locateKey: "#",
  /** Why the position is unknown, below the button. */
  positionFailure: {
    denied: "未获得定位权限。请在浏览器设置中允许，或直接选择城市",
    unavailable: "暂时无法获取位置，请重试或直接选择城市",
    unsupported: "当前浏览器不支持定位，请直接选择城市",
    unknown: "所在位置不在已收录的城市，请直接选择城市",
    failed: "无法查询所在城市，请重试或直接选择城市",
  },
  /** The position's city has no venues. */
  notOpen: (city: string) => `您在${city}，暂无场地`,
  submitHere: "可提交需求，顾问为您寻找",
  /** The nearest city that has. */
  nearest: (city: string, distance: string) => `${city}，相距 ${distance}`,
  /** Where that is too far away: leads to the cities below. */
  showList: "查看城市列表",
  found: (count: string) => `找到 ${count} 个城市`,
  hot: "热门",
  abroad: "海外",
  last: "上次选择",
  none: "该城市暂无场地。可直接提交需求，顾问为您寻找。",
  /** Where a search finds nothing: the cities with the most venues for 300 people and more. */
  event: "大型会议常选",
  noCities: "暂无城市",
  letters: "按字母",
  loading: "加载中",
  failed: "城市列表加载失败",
  retry: "重试",
  count: (venues: string) => `${venues} 个场地`,
} as const;
