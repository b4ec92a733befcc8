import { wechatPattern } from "#domain/app/browser-info.ts";

/** Says within WeChat, whose browser neither prints nor downloads, how to, with code that comes only then. Returns whether it does. */
export function explainWithinWechat(): boolean {
  const isWechat = wechatPattern.test(navigator.userAgent);
  if (isWechat)
    void import("./show-wechat-explanation.ts").then(({ showWechatExplanation }) => showWechatExplanation());
  return isWechat;
}
