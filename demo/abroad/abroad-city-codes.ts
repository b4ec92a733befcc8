/** Codes of the cities abroad that have demo venues, in the order of their venues' ids. */
export const abroadCityCodes = [
  "936001", // 巴厘岛
  "936002", // 雅加达
  "945801", // 吉隆坡
  "945802", // 槟城
  "960801", // 马尼拉
  "960802", // 宿务
  "970201", // 新加坡
  "970401", // 胡志明市
  "970403", // 岘港
  "976401", // 曼谷
  "976402", // 普吉
  "976403", // 清迈
] as const;

export type AbroadCityCode = (typeof abroadCityCodes)[number];
