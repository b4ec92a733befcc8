const names: Readonly<Record<string, string>> = {
  created: "新需求",
  remark: "访客补充",
  withdrawn: "访客撤回",
  restored: "访客恢复",
  erased: "删除个人信息",
  reminder: "超时提醒",
  digest: "每日汇总",
  quoteAnswered: "场地报价",
  quoteDeclined: "场地谢绝",
  quoteWithdrawn: "场地撤回报价",
  quoteChosen: "选定场地",
};

/** Returns the name of what a message tells, as the operator reads it. */
export const getMessageName = (event: string): string => names[event] ?? event;
