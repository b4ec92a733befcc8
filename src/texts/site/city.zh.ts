/** Texts of the city switch. */
export const cityZh = {
  switch: "切换城市",
  choose: "选择城市",
  find: "城市名或拼音",
  locating: "当前位置",
  locate: "定位我的城市",
  hot: "热门",
  last: "上次选择",
  none: "该城市暂无场地。可直接提交需求，顾问为您寻找。",
  letters: "按字母",
  loading: "加载中",
  failed: "城市列表加载失败",
  retry: "重试",
  count: (venues: string) => `${venues} 个场地`,
} as const;
