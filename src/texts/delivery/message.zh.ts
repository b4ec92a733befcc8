/** Titles of messages to the operator, by event. */
const titles: Record<string, string> = {
  created: "新需求",
  remark: "访客补充需求",
  withdrawn: "访客撤回需求",
  restored: "访客恢复需求",
  erased: "访客删除个人信息",
  reminder: "需求待联系",
  digest: "需求日报",
  quoteAnswered: "场地已报价",
  quoteDeclined: "场地谢绝",
  quoteWithdrawn: "场地撤回报价",
  quoteChosen: "访客已选定场地",
};

/** What is to be done, by event. `fillTemplate` replaces `{time}`, `{minutes}` and `{reference}`. */
const notes: Record<string, string> = {
  created: "请于 {time} 前致电。",
  overdue: "承诺 {time} 前致电，已超过，请立即致电。",
  remark: "请查看补充内容。",
  withdrawn: "访客已撤回，无需再跟进。",
  restored: "请继续跟进此需求。",
  erased: "该访客的个人信息已从会址删除，请同时删除您保存的姓名、电话、邮箱、公司和备注。",
  reminder: "已过 {minutes} 分钟工作时间，状态仍为已收到。承诺 {time} 前致电。",
  quoteAnswered: "请核对报价：npm run quotes -- show {reference}",
  quoteDeclined: "请改询其他场地，或转告访客。",
  quoteWithdrawn: "请转告访客，并改询其他场地。",
  quoteChosen: "请把访客的联系方式交给该场地，并告知其余场地。",
};

/** What is to be done where the visitor does not want a call at once, by the way to be reached. */
const contactNotes: Record<string, string> = {
  later: "访客希望晚些来电，请于 {time} 以后致电。",
  wechat: "访客希望先加微信，请于 {time} 前添加。",
  text: "访客只收短信，请于 {time} 前发送，不要致电。",
};

/** Labels of facts, as in the operator's exports. */
const labels = {
  reference: "编号",
  status: "状态",
  name: "称呼",
  mobile: "手机",
  phone: "手机或座机",
  company: "公司",
  email: "邮箱",
  contactBy: "联系方式",
  city: "城市",
  eventType: "会议类型",
  dates: "日期",
  days: "会议天数",
  people: "参会人数",
  layout: "台型",
  budget: "预算",
  guestRooms: "客房每晚",
  needs: "其他需求",
  quoteVenue: "报价场地",
  venues: "场地",
  spaces: "会场",
  remarks: "备注",
  remark: "补充内容",
  pageFrom: "来源页面",
  locale: "语言",
  kind: "表单",
  createdAt: "提交时间",
};

/** Texts of messages to the operator: robots, mail, webhooks. */
export const messageZh = {
  titles,
  notes,
  contactNotes,
  labels,
  english: "英文",
  days: "{n} 天",
  rooms: "{n} 间",
  sharedBudget: "{amount}以内，可告知场地",
  privateBudget: "{amount}以内，不告知场地",
  erased: "访客已删除个人信息，无需致电。",
  withdrawn: "访客已撤回，无需致电。",
  remarkErased: "内容已删除",
  separator: "、",
  more: "…（全文：npm run demands -- show {reference}）",
  cut: "…",
  footer: "会址",
};

/** Texts of the daily digest. */
export const digestZh = {
  added: "新需求",
  addedValue: "{n} 条（{from} 起）",
  overdue: "超过承诺时间未联系",
  waiting: "等待联系",
  count: "{n} 条",
  countWith: "{n} 条：{references}",
  references: "、",
  andMore: "{references} 等",
  byStatus: "近 {days} 天各状态",
  statusValue: "{status} {n}",
  failures: "消息未送达",
  failuresValue: "停止重试 {dead} 条，等待重试 {waiting} 条",
  overdueNote: "请先联系超过承诺时间的需求。",
  failuresNote: "未送达的消息：npm run demands -- failures",
};
