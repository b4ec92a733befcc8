/** Texts of the shortlist's document, which is for everybody. */
export const shortlistHeadZh = {
  title: "备选",
  description: "您保存的会场：排序、备注、按一场会议判断能否容纳，一次向最多 5 个场地询价。",
  noScript: "备选保存在浏览器中，需要启用 JavaScript 才能显示。",
  notLoaded: "备选未加载",
  notLoadedText: "请连接网络后重试。您保存的会场仍在本机。",
};
