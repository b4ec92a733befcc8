/** Texts of the shell around every page. */
const shellZh = {
  siteName: "会址",
  home: "会址首页",
  navigation: "主导航",
  footer: "页脚",
  skip: "跳到正文",
  venues: "场地",
  spaces: "会议厅",
  cases: "案例",
  solutions: "方案",
  questions: "问答",
  enterprise: "企业采购",
  demand: "提交需求",
  menu: "菜单",
  otherLanguage: "英文版",
  textSize: { legend: "字号", sizes: { 16: "标准", 20: "大", 24: "特大", 32: "最大" } },
  privacy: "隐私说明",
  shortcuts: "快捷键",
};

export type ShellTexts = typeof shellZh;

/** Texts of the 404 page. */
const notFoundZh = {
  title: "页面不存在",
  why: "可能已改名或下架，也可能网址有误。",
  links: "推荐前往",
  missing: "没有此页",
  cases: "案例",
  casesText: "办过的会",
  venues: "场地",
  spaces: "会议厅",
  ofCity: (city: string) => city,
  search: "搜索场地",
  hint: "场地名、地区，或写一句话",
  home: "首页",
  homeText: "写一句话找会场",
};

/** Texts of the page for an error. The title of `unavailable` begins the message of code 20007. */
const errorZh = {
  fault: { title: "出错了", text: "页面加载失败，请稍后再试。您填写的内容已保留。" },
  unavailable: { title: "服务暂时不可用", text: "系统正在恢复，请稍后重试。您填写的内容已保留。" },
  offline: { title: "没有网络", text: "请连接网络后重试。您填写的内容已保存在本机。" },
  late: { title: "请求超时", text: "网络较慢或系统繁忙，请稍后重试。您填写的内容已保留。" },
  /** An answer with HTTP 404 (specification, section 8). */
  missing: "请求的资源不存在",
  /** In place of a page whose answer asks for a login, which visitors do not have. */
  empty: { title: "暂无内容", text: "该页面暂时没有可显示的内容。您可以前往：" },
  retry: "重试",
  home: "返回首页",
  /** Where the service is away: the page tries again by itself. */
  repeated: (seconds: number) => `每 ${seconds} 秒自动重试。`,
};

export type ErrorTexts = typeof errorZh;
export type NotFoundTexts = typeof notFoundZh;

/** Texts of the shell, and shared ones. Each page has its own file of texts. */
export const siteZh = {
  shell: shellZh,
  /** The title block of a printed page. */
  print: {
    name: "会址",
    day: (day: string) => `${day}打印`,
    hotline: (number: string) => `热线 ${number}`,
  },
  notFound: notFoundZh,
  error: errorZh,
  /** Messages of number fields whose text cannot be read. */
  numberField: {
    money: "未识别，请填金额，如 30,000 或 3 万",
    people: "未识别，请填人数，如 200，最多 {max}",
    measure: "未识别，请填数字，如 300，最多 {max}",
    count: "未识别，请填数字，如 30，最多 {max}",
  },
} as const;
