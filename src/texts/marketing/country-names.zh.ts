/** Names of the continents of the city tables. */
export const continentsZh: Readonly<Record<string, string>> = {
  Asia: "亚洲",
  Europe: "欧洲",
  "North America": "北美洲",
  Oceania: "大洋洲",
};

/** Names of the countries of the city tables by ISO 3166-1 alpha-2. */
export const countryNamesZh: Readonly<Record<string, string>> = {
  CN: "中国",
  SG: "新加坡",
  TH: "泰国",
  MY: "马来西亚",
  ID: "印度尼西亚",
  VN: "越南",
  PH: "菲律宾",
  KH: "柬埔寨",
  JP: "日本",
  KR: "韩国",
  AE: "阿联酋",
  GB: "英国",
  FR: "法国",
  DE: "德国",
  IT: "意大利",
  AU: "澳大利亚",
  US: "美国",
};
