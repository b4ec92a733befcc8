/**
 * Apps for news with a browser of their own: how their user agent tells them, and the hosts of their pages. A page opened in
 * one has no referrer, and would count as opened directly.
 */
const mediaApps = [
  { key: "toutiao", agent: /NewsArticle|NewsLite|ToutiaoMicroApp|\bTTNews\b/i, hosts: ["toutiao.com", "snssdk.com"] },
  { key: "tencent", agent: /qqnews|TencentNews/i, hosts: ["news.qq.com", "view.inews.qq.com", "kuaibao.qq.com"] },
  { key: "netease", agent: /NewsApp\/|NeteaseNews|newsapp_/i, hosts: ["163.com"] },
  { key: "sina", agent: /sinanews|SinaNews_/i, hosts: ["news.sina.cn", "news.sina.com.cn"] },
  { key: "sohu", agent: /SohuNews|sohunews/i, hosts: ["sohu.com"] },
  { key: "ifeng", agent: /IfengNews|ifengnews/i, hosts: ["ifeng.com"] },
  { key: "yidian", agent: /yidian(?:zixun)?/i, hosts: ["yidianzixun.com"] },
  { key: "baidu", agent: /baiduboxapp/i, hosts: ["baijiahao.baidu.com", "mbd.baidu.com"] },
  { key: "ucnews", agent: /UCNewsApp|ucnews/i, hosts: ["uczzd.cn"] },
] as const;

export type MediaApp = (typeof mediaApps)[number]["key"];

/** Returns the news app in whose browser the page is open, by its user agent; undefined in any other. */
export const detectMediaApp = (userAgent: string): MediaApp | undefined =>
  mediaApps.find(({ agent }) => agent.test(userAgent))?.key;

/** Hosts of news apps, for the table of social sources. */
export const mediaHosts: readonly string[] = mediaApps.flatMap(({ hosts }) => hosts);

/** Query parameters with which the advertisements of those apps mark a click, beside the utm ones. */
export const adParameters = ["clickid", "ttclid", "gdt_vid", "bd_vid", "qz_gdt"] as const;

/** What the visit of a news app counts as (the value of Sensors Analytics for social sources). */
export const mediaTrafficSource = "社交网站流量";
