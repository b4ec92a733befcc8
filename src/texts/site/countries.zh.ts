/** Names of countries by ISO 3166-1 alpha-2. */
export const countriesZh = {
  SG: "新加坡",
  TH: "泰国",
  MY: "马来西亚",
  ID: "印度尼西亚",
  VN: "越南",
  PH: "菲律宾",
  KH: "柬埔寨",
} as const;
