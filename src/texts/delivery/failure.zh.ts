/** Why a message did not reach its target, as the operator reads it. */
export const failureZh = {
  refused: "连接被拒绝",
  noSuchHost: "域名无法解析",
  timeout: "超时未回答",
  broken: "连接中断",
  certificate: "证书或加密连接有误",
  unreachable: "网络不可达",
  login: "用户名或密码有误",
  unexpected: "未能送达",
  status: "对方回答",
  notJson: "对方的回答无法读取",
  internal: "消息未能生成",
  noTarget: "该目标已不在配置中",
  mail: "邮件服务器回答",
  tooMany: "消息过于频繁，稍后重试",
};
