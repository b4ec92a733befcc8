/** Texts of the city switch. */
export const cityZh = {
  switch: "切换城市",
  choose: "选城市",
  find: "城市名或拼音",
  locating: "当前位置",
  locate: "定位到我的城市",
  hot: "热门",
  last: "上次选的",
  none: "没有这座城市的场地。可以直接提交需求，顾问替您找。",
  letters: "按字母",
  loading: "加载中",
  failed: "城市没有加载出来",
  retry: "再试一次",
  count: (venues: string) => `${venues} 个场地`,
} as const;
