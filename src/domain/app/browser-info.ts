/** The browser of a visit, as the specification's section 3 names its parts; `unknow` is the specification's spelling. */
export interface BrowserInfo {
  system: "windows" | "macos" | "linux" | "android" | "ios" | "unknow";
  platform: "desktop" | "mobile" | "unknow";
  shell: "wechat" | "dy" | "qq" | "uc" | "360" | "2345" | "sougou" | "liebao" | "maxthon" | "none";
}

/** Patterns of a user agent, the first match counts: an Android browser also says Linux. */
const systems = [
  ["ios", /iP(?:hone|ad|od)/],
  ["android", /Android|HarmonyOS|OpenHarmony/i],
  ["windows", /Windows/],
  ["macos", /Mac OS X|Macintosh/],
  ["linux", /Linux|X11/],
] as const;

/** User agents of apps and mini-programs that show a page below a title bar of their own (phones; their desktop clients have none). */
export const inAppPattern = /MicroMessenger|aweme|NewsArticle|TTWebView|BytedanceWebview|miniProgram|MicroApp|\bQQ\//i;

/** User agents of WeChat, WeCom and their mini-programs. */
export const wechatPattern = /MicroMessenger/i;

const shells = [
  // WeCom and mini-programs say so too.
  ["wechat", wechatPattern],
  // Douyin, its lite edition, and the news app of the same maker, whose web view it is.
  ["dy", /aweme|BytedanceWebview|TTWebView|NewsArticle|ToutiaoMicroApp/i],
  ["qq", /\bQQ\/|MQQBrowser|QQBrowser/i],
  ["uc", /UCBrowser|UCWEB|\bUBrowser/i],
  ["360", /360SE|360EE|QihooBrowser|QHBrowser|360 ?(?:(?!360)\w)* ?browser/i],
  ["2345", /2345Explorer|Mb2345Browser/i],
  ["sougou", /MetaSr|SogouMobileBrowser/i],
  ["liebao", /LBBROWSER|LieBaoFast/i],
  ["maxthon", /Maxthon|MxBrowser|MXiOS/i],
] as const;

/**
 * Parses a user agent.
 * @param touchPoints `navigator.maxTouchPoints`: an iPad says that it is a Mac
 */
export function parseBrowserInfo(userAgent: string, touchPoints = 0): BrowserInfo {
  const named = systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "unknow";
  const system = named === "macos" && touchPoints > 1 ? "ios" : named;
  const isMobile = system === "ios" || system === "android";
  return {
    system,
    platform: system === "unknow" ? "unknow" : isMobile ? "mobile" : "desktop",
    shell: shells.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "none",
  };
}
