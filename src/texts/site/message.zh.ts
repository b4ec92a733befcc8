/** Answers to a request for a text message, and the dialog that asks for the number. */
export const messageZh = {
  waitSeconds: (seconds: number) => `请 ${seconds} 秒后再发送`,
  tooMany: "发送次数已达上限，请稍后再试",
  venueRequired: "请写明场地编号",
  unavailable: "该短信暂未开通",
  venue: { button: "发送地址到手机", title: "发送地址到手机", hint: "短信内有场地名称、地址和本页链接" },
  download: { button: "发送下载链接到手机", title: "发送下载链接到手机", hint: "短信内有下载页链接" },
  mobile: "手机",
  send: "发送短信",
  sending: "正在发送",
  sent: (mobile: string) => `短信已发送到 ${mobile}`,
  sentHint: "约 1 分钟内送达。未收到请检查短信拦截",
  offline: "没有网络，短信没有发送。请检查网络后重试",
  close: "关闭",
  privacy: "号码只用于发送这条短信，不会保存",
};
