import { expect, it } from "vitest";
import { classifyTraffic, describeKeyword, readCampaign } from "./classify-traffic.ts";

it("classifies a visit as the library does: campaign before referrer, search before social, else direct or by reference", () => {
  const rows: [string, string, string][] = [
    ["/?utm_source=wx", "https://www.baidu.com/s", "付费广告流量"],
    ["/?ttclid=1", "", "付费广告流量"],
    ["/?utm_source=", "", "直接流量"],
    ["/", "https://www.baidu.com/s?wd=x", "自然搜索流量"],
    ["/", "https://weixin.qq.com/a", "社交网站流量"],
    ["/", "https://www.toutiao.com/", "社交网站流量"],
    ["/", "https://example.com/?u=weibo.com", "引荐流量"],
  ];
  for (const [path, referrer, kind] of rows)
    expect([path, referrer, classifyTraffic(new URL(path, "https://site.example"), referrer)]).toEqual([
      path,
      referrer,
      kind,
    ]);
});

it("reads a campaign, and says why there is no keyword", () => {
  expect(readCampaign(new URL("https://site.example/?utm_source=wx&utm_term=&utm_medium=m&x=1"))).toEqual({
    utm_source: "wx",
    utm_medium: "m",
  });
  expect([describeKeyword(""), describeKeyword("https://www.baidu.com/")]).toEqual(["未取到值_直接打开", "未取到值"]);
});
