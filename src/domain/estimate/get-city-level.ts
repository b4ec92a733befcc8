import type { CityLevel } from "./unit-price.ts";

/** GB/T 2260 codes of Beijing, Shanghai, Guangzhou, Shenzhen. */
const firstCities = new Set(["110000", "310000", "440100", "440300"]);

/**
 * The fifteen new first-tier cities of the 2025 ranking of 第一财经新一线城市研究所: Chengdu, Hangzhou, Chongqing, Wuhan,
 * Suzhou, Xi'an, Nanjing, Changsha, Tianjin, Zhengzhou, Dongguan, Qingdao, Wuxi, Hefei, Ningbo.
 */
const newFirstCities = new Set([
  "510100",
  "330100",
  "500000",
  "420100",
  "320500",
  "610100",
  "320100",
  "430100",
  "120000",
  "410100",
  "441900",
  "370200",
  "320200",
  "340100",
  "330200",
]);

/** Returns the level of prices in a city of mainland China by its code. */
export function getCityLevel(cityCode: string): CityLevel {
  if (firstCities.has(cityCode)) return "first";
  return newFirstCities.has(cityCode) ? "newFirst" : "other";
}
