import { adParameters, mediaHosts, mediaTrafficSource } from "./media-app.ts";

/** Beginnings and parts of addresses of search engines and of social sites, as Sensors Analytics' library knows them. */
const searchHosts = ["www.baidu.", "m.baidu.", "m.sm.cn", "so.com", "sogou.com", "youdao.com", "google.", "yahoo.com/"];
const otherSearchHosts = ["bing.com/", "ask.com/"];
const socialHosts = ["weibo.com", "renren.com", "kaixin001.com", "douban.com", "qzone.qq.com", "zhihu.com"];
const otherSocialHosts = ["tieba.baidu.com", "weixin.qq.com"];

const utmParameters = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;

const names = (referrer: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => referrer.split("?")[0]!.includes(host));

/** Returns the campaign parameters of an address, by name. */
export const readCampaign = (url: URL): Partial<Record<(typeof utmParameters)[number], string>> =>
  Object.fromEntries(
    utmParameters.flatMap((name) => {
      const value = url.searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** Returns what a visit counts as by its first address and what led to it, in the values of Sensors Analytics. */
export function classifyTraffic(url: URL, referrer: string): string {
  if ([...utmParameters, ...adParameters].some((name) => url.searchParams.get(name))) return "付费广告流量";
  if (names(referrer, [...searchHosts, ...otherSearchHosts])) return "自然搜索流量";
  if (names(referrer, [...socialHosts, ...otherSocialHosts, ...mediaHosts])) return mediaTrafficSource;
  return referrer === "" ? "直接流量" : "引荐流量";
}

/** Returns the value of Sensors Analytics for a search keyword that nobody told: search engines no longer send it. */
export const describeKeyword = (referrer: string): string => (referrer === "" ? "未取到值_直接打开" : "未取到值");
