/** Texts of what is read without network. */
export const offlineZh = {
  locale: "zh-CN" as "zh-CN" | "en-GB",
  /** The note at the top of a stored page. */
  saved: (time: string) => `离线，${time} 保存，价格与档期可能已变`,
  reload: "重新加载",
  /** The page in place of one that is not stored. */
  title: "没有网络",
  text: "本机没有保存该页面。请连接网络后重试，或查看已保存的页面：",
  none: "本机没有保存该页面。请连接网络后重试。",
  retry: "重试",
  list: "已保存的页面",
  /** A venue that a demand asks, of which the device knows no name. */
  unnamedVenue: "所选场地（联网后显示名称）",
  /** A new version of the site, which the visitor may take now or with the next visit. */
  update: "网站有新版本",
  apply: "更新",
};

export type OfflineTexts = typeof offlineZh;
