import fc from "fast-check";
import { expect, it } from "vitest";
import { type BrowserInfo, inAppPattern, parseBrowserInfo } from "./browser-info.ts";

type Expected = `${BrowserInfo["system"]} ${BrowserInfo["platform"]} ${BrowserInfo["shell"]}`;

const win = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const win7 = "Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ipad = "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = (device: string, version = 14) =>
  `Mozilla/5.0 (Linux; Android ${version}; ${device}) AppleWebKit/537.36 (KHTML, like Gecko)`;
const webview = (device: string, version = 13) =>
  `Mozilla/5.0 (Linux; Android ${version}; ${device}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0`;

/** User agents as browsers send them, by the parts of the specification's section 3. */
const table: [Expected, string[]][] = [
  [
    "windows desktop none",
    [
      `${win} Chrome/131.0.0.0 Safari/537.36`,
      `${win} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.70`,
      `${win} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0",
      "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
      "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)",
    ],
  ],
  [
    "windows desktop wechat",
    [
      `${win7} Chrome/122.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090c11) XWEB/11275`,
      `${win} Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090719) wxwork/4.1.13 (MicroMessenger/6.2)`,
    ],
  ],
  [
    "windows desktop qq",
    [
      `${win} Chrome/116.0.5845.97 Safari/537.36 Core/1.116.482.400 QQBrowser/13.5.6267.400`,
      `${win} Chrome/94.0.4606.71 Safari/537.36 Core/1.94.202.400 QQBrowser/11.9.5355.400`,
    ],
  ],
  [
    "windows desktop uc",
    [
      `${win7} Chrome/55.0.2883.87 UBrowser/6.2.4098.3 Safari/537.36`,
      `${win7} Chrome/50.0.2661.102 UBrowser/6.1.2107.204 Safari/537.36 UCBrowser`,
    ],
  ],
  [
    "windows desktop 360",
    [
      `${win7} Chrome/63.0.3239.26 Safari/537.36 QIHU 360SE`,
      `${win7} Chrome/69.0.3497.100 Safari/537.36 QIHU 360EE`,
      `${win} Chrome/86.0.4240.198 Safari/537.36 360SE`,
    ],
  ],
  [
    "windows desktop 2345",
    [
      `${win} Chrome/69.0.3497.100 Safari/537.36 2345Explorer/10.21.0.21486`,
      `${win7} Chrome/39.0.2171.99 Safari/537.36 2345Explorer 6.5.0.11018`,
    ],
  ],
  [
    "windows desktop sougou",
    [
      `${win} Chrome/80.0.3987.87 Safari/537.36 SE 2.X MetaSr 1.0`,
      `${win7} Chrome/58.0.3029.110 Safari/537.36 SE 2.X MetaSr 1.0`,
    ],
  ],
  [
    "windows desktop liebao",
    [
      `${win} Chrome/57.0.2987.98 Safari/537.36 LBBROWSER`,
      "Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; WOW64; Trident/5.0; LBBROWSER)",
    ],
  ],
  [
    "windows desktop maxthon",
    [
      `${win} Chrome/121.0.0.0 Safari/537.36 Maxthon/7.1.8.6001`,
      "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Maxthon/4.4.8.2000 Chrome/30.0.1599.101 Safari/537.36",
      `${win7} Chrome/61.0.3163.79 Safari/537.36 MxBrowser/5.2`,
    ],
  ],
  [
    "macos desktop none",
    [
      `${mac}/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
      `${mac}/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36`,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0",
    ],
  ],
  [
    "macos desktop wechat",
    [
      `${mac}/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.7(0x13080712) XWEB/1191 Flue`,
      `${mac}/605.1.15 (KHTML, like Gecko) MicroMessenger/2.3.24(0x12031810) MacWechat Language/zh_CN wxwork/4.0.20`,
    ],
  ],
  ["macos desktop qq", [`${mac}/537.36 (KHTML, like Gecko) Chrome/104.0.5112.81 Safari/537.36 QQBrowser/5.1`]],
  [
    "linux desktop none",
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
      "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
      "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    ],
  ],
  [
    "linux desktop 360",
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/78.0.3904.108 Safari/537.36 QIHU 360EE",
    ],
  ],
  [
    "ios mobile none",
    [
      `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`,
      `${iphone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
      `${iphone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
      `${ipad} Version/16.6 Mobile/15E148 Safari/604.1`,
      `${iphone} Mobile/15E148 baiduboxapp/13.60.0.10 (Baidu; P2 17.5.1)`,
      `${iphone} Mobile/15E148 AliApp(DingTalk/7.6.15) com.laiwang.DingTalk/37212 Channel/201200 language/zh-Hans-CN`,
    ],
  ],
  [
    "ios mobile wechat",
    [
      `${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x1800323d) NetType/WIFI Language/zh_CN`,
      `${ipad} Mobile/15E148 MicroMessenger/8.0.44(0x18002c2d) NetType/WIFI Language/zh_CN`,
      `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/4G Language/zh_CN miniProgram/wx1234567890abcdef`,
      `${iphone} Mobile/15E148 wxwork/4.1.20 MicroMessenger/7.0.1 Language/zh ColorScheme/Light`,
    ],
  ],
  [
    "ios mobile dy",
    [
      `${iphone} Mobile/15E148 aweme_31.6.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/zh BytedanceWebview/d8a21c6`,
      `${iphone} Mobile/15E148 awemeLite_29.3.0 JsSdk/2.0 NetType/4G Channel/App Store ByteLocale/zh Region/CN`,
      `${iphone} Mobile/15E148 NewsArticle/9.8.1.0 JsSdk/2.0 NetType/WIFI (News 9.8.1 17.500000) BytedanceWebview/d8a21c6`,
    ],
  ],
  [
    "ios mobile qq",
    [
      `${iphone} Mobile/15E148 QQ/9.1.0.610 V1_IPH_SQ_9.1.0_1_APP_A Pixel/1170 Core/WKWebView Device/Apple(iPhone 14) NetType/WIFI QBWebViewType/1`,
      `${iphone} MQQBrowser/14.9.1 Mobile/15E148 Safari/604.1 QBWebViewUA/2 QBWebViewType/1`,
    ],
  ],
  ["ios mobile uc", [`${iphone} Mobile/15E148 UCBrowser/16.5.7.2462 Mobile AliApp(TUnionSDK/0.1.20.4)`]],
  ["ios mobile 360", [`${iphone} Mobile/15E148 QHBrowser/317 QihooBrowser/5.3.2`]],
  ["ios mobile 2345", [`${iphone} Mobile/15E148 Mb2345Browser/8.5.0`]],
  ["ios mobile sougou", [`${iphone} Mobile/15E148 SogouMobileBrowser/8.2.1`]],
  [
    "android mobile none",
    [
      `${android("Pixel 9", 15)} Chrome/131.0.0.0 Mobile Safari/537.36`,
      `${android("SM-S9280")} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      `${android("V2324A")} Chrome/123.0.6312.118 Mobile Safari/537.36 VivoBrowser/22.5.0.0`,
      `${android("23127PN0CC")} Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.6.90116`,
      "Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.13.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36",
      "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile",
      "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0",
    ],
  ],
  [
    "android mobile wechat",
    [
      `${webview("ALN-AL00 Build/HUAWEIALN-AL00")} Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
      "Mozilla/5.0 (Linux; Android 10; MI 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/86.0.4240.99 MQQBrowser/6.2 TBS/046295 Mobile Safari/537.36 MMWEBID/1 MicroMessenger/8.0.30.2260",
      `${webview("V2304A Build/UP1A.231005.007")} Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MMWEBID/2021 wxwork/4.1.16 MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh ColorScheme/Light`,
      `${webview("23078RKD5C Build/UKQ1.230804.001")} Chrome/126.0.6478.188 Mobile Safari/537.36 XWEB/1260117 MMWEBSDK/20240802 MicroMessenger/8.0.53.2740(0x28003533) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64 miniProgram/wx1234567890abcdef`,
    ],
  ],
  [
    "android mobile dy",
    [
      `${webview("2201123C Build/TKQ1.220807.001")} Chrome/110.0.5481.154 Mobile Safari/537.36 aweme_310600 JsSdk/1.0 NetType/WIFI ByteLocale/zh-CN BytedanceWebview/d8a21c6`,
      `${webview("PEEM00 Build/RKQ1.210503.001")} Chrome/110.0.5481.154 Mobile Safari/537.36 aweme_lite_290300 JsSdk/1.0 NetType/WIFI ByteLocale/zh-CN`,
      `${webview("JEF-AN00 Build/HUAWEIJEF-AN00")} Chrome/75.0.3770.156 Mobile Safari/537.36 JsSdk/2 NewsArticle/9.2.3 NetType/wifi TTWebView/0751130041210`,
      `${webview("M2012K11AC Build/SKQ1.211006.001")} Chrome/88.0.4324.181 Mobile Safari/537.36 ToutiaoMicroApp/2.73.0 PluginVersion/92300074`,
    ],
  ],
  [
    "android mobile qq",
    [
      `${webview("PGT-AN10 Build/HONORPGT-AN10")} Chrome/89.0.4389.72 MQQBrowser/6.2 TBS/046209 Mobile Safari/537.36 V1_AND_SQ_9.1.5 QQ/9.1.5.20545 NetType/WIFI`,
      `${android("PHZ110")} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.0 Mobile Safari/537.36 COVC/046915`,
    ],
  ],
  [
    "android mobile uc",
    [
      "Mozilla/5.0 (Linux; U; Android 13; zh-CN; M2102J2SC Build/TKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.5.8.1248 Mobile Safari/537.36",
      "UCWEB/2.0 (MIDP-2.0; U; Adr 9; zh-CN; MI 8) U2/1.0.0 UCBrowser/12.9.7 Android Mobile",
    ],
  ],
  [
    "android mobile 360",
    [
      `${android("V2048A", 11)} Version/4.0 Chrome/77.0.3865.120 Mobile Safari/537.36 360 Alitephone Browser (1.5.0.90/1.0.100.1078) mso_sdk(1.0.0)`,
      `${android("M2007J3SC", 12)} Version/4.0 Chrome/86.0.4240.198 Mobile Safari/537.36 QihooBrowser/4.1.0`,
    ],
  ],
  [
    "android mobile 2345",
    [`${android("LIO-AN00", 10)} Version/4.0 Chrome/88.0.4324.93 Mobile Safari/537.36 Mb2345Browser/14.6`],
  ],
  [
    "android mobile sougou",
    [
      `${android("OXF-AN00", 10)} Version/4.0 Chrome/80.0.3987.132 Mobile Safari/537.36 SogouMSE,SogouMobileBrowser/5.26.11`,
    ],
  ],
  [
    "android mobile liebao",
    [`${android("OPPO A57", 6)} Version/4.0 Chrome/56.0.2924.87 Mobile Safari/537.36 LieBaoFast/4.51.3`],
  ],
  [
    "android mobile maxthon",
    [`${android("PCAM00", 10)} Version/4.0 Chrome/83.0.4103.106 Mobile Safari/537.36 MxBrowser/4.5.10.7000`],
  ],
  [
    "ios mobile maxthon",
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 13_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 MXiOS/5.2.20.57 Mobile/15E148 Safari/604.1",
      "Mozilla/5.0 (iPad; CPU OS 12_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) MXiOS/4.9.4.133 Mobile/15E148 Safari/604.1",
    ],
  ],
  [
    "unknow unknow none",
    ["", "curl/8.5.0", "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)"],
  ],
];

it("has at least 60 user agents, and each shell", () => {
  expect(table.flatMap(([, agents]) => agents).length).toBeGreaterThanOrEqual(60);
  const shells = new Set(table.map(([expected]) => expected.split(" ")[2]));
  expect([...shells].sort()).toEqual([
    "2345",
    "360",
    "dy",
    "liebao",
    "maxthon",
    "none",
    "qq",
    "sougou",
    "uc",
    "wechat",
  ]);
});

it.each(table.flatMap(([expected, agents]) => agents.map((agent) => [expected, agent] as const)))(
  "reads %s",
  (expected, agent) => {
    const { system, platform, shell } = parseBrowserInfo(agent);
    expect(`${system} ${platform} ${shell}`).toBe(expected);
  },
);

it("tells an iPad, which says that it is a Mac, by its touch screen", () => {
  const agent = `${mac}/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`;
  expect(parseBrowserInfo(agent, 5)).toEqual({ system: "ios", platform: "mobile", shell: "none" });
});

it("knows the browsers of apps on phones, and no browser of its own", () => {
  const phones = table.filter(([expected]) => expected.includes("mobile"));
  const inApp = phones.filter(([expected]) => /wechat|dy/.test(expected)).flatMap(([, agents]) => agents);
  expect(inApp.filter((agent) => !inAppPattern.test(agent))).toEqual([]);
  const own = phones.filter(([expected]) => !/wechat|dy|qq/.test(expected)).flatMap(([, agents]) => agents);
  expect(own.filter((agent) => inAppPattern.test(agent))).toEqual([]);
});

it("knows the browser of 360 by its number and what follows it, whatever stands between", () => {
  const parts = fc.array(fc.constantFrom("360", " ", "a", "1", "browser", "Browser", "-"), { maxLength: 10 });
  fc.assert(
    fc.property(parts, (each) => {
      const agent = each.join("");
      expect(parseBrowserInfo(agent).shell).toBe(/360 ?\w* ?browser/i.test(agent) ? "360" : "none");
    }),
  );
  expect(parseBrowserInfo("360".repeat(300_000)).shell).toBe("none");
});
