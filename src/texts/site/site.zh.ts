/** Texts of the shell around every page, and shared ones. Each page has its own file of texts. */
export const siteZh = {
  shell: {
    home: "会址首页",
    navigation: "主导航",
    footer: "页脚",
    skip: "跳到正文",
    venues: "场地",
    spaces: "会议厅",
    solutions: "方案",
    questions: "问答",
    demand: "提交需求",
    menu: "菜单",
    hotline: "热线",
  },
  /** The title block of a printed page. */
  print: {
    name: "会址",
    day: (day: string) => `${day}打印`,
    hotline: (number: string) => `热线 ${number}`,
  },
  notFound: {
    title: "没有这一页",
    why: "这个网址没有内容，可能已下架，也可能写错了。可以搜一下，或从这里接着看：",
    links: "接着看",
    venues: (city: string) => `${city}的场地`,
    spaces: (city: string) => `${city}的会议厅`,
    search: "搜场地",
    hint: "场地名、地区，或写一句话",
    home: "回首页",
  },
  error: {
    fault: { title: "出错了", text: "这一页没有打开。请稍后再试，您填写过的内容都还在。" },
    offline: { title: "没有网络", text: "连上网络后再试一次，您填写过的内容都还在本机。" },
    retry: "再试一次",
  },
  unknown: "暂无",
  demo: "示例",
} as const;
