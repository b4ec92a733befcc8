/** Texts of the privacy notice and of the bar that asks for consent. */
export const privacyZh = {
  title: "隐私说明",
  visits: {
    title: "访问统计",
    off: "本站不统计访问。",
    what: "记录打开的页面、来源页面和来源参数、浏览器和屏幕的类型，以及一个随机生成的浏览器编号。打开场地页面、点按电话或咨询按钮、提交需求时，另记场地的编号、名称、品牌和位置。",
    never: "不记录姓名、电话、填写的内容和 IP 地址；需求的专属链接不统计。",
    why: "只用于了解哪些页面和场地有人看，以改进网站。",
    stored: "统计数据保存在本站，{days} 天后自动删除。浏览器编号保存在本机的 Cookie 中，可随时清除。",
    sent: "统计数据发送到 {host}，由其按本站委托处理。浏览器编号保存在本机的 Cookie 中，可随时清除。",
    script: "另使用 {host} 的访问统计脚本，它按自己的规则记录访问。",
  },
  source: {
    title: "来源链接",
    lines: ["来源链接和活动参数保存在本机的 Cookie 中，1 小时后或关闭浏览器时失效；提交需求时随需求一并提交。"],
  },
  demand: { title: "提交的需求" },
  consent: {
    title: "访问统计设置",
    bar: "我们希望统计访问情况，用于改进网站。不同意也可使用全部功能。",
    more: "隐私说明",
    accept: "同意",
    refuse: "不同意",
    accepted: "您已同意统计访问。",
    refused: "您未同意，本站不统计您的访问。",
    none: "您尚未选择，目前不统计。",
    change: "更改选择",
  },
};

export type PrivacyTexts = typeof privacyZh;
