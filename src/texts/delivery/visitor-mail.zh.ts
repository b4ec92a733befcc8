/** Texts of the confirmation that a visitor gets by mail. `fillTemplate` replaces `{reference}` and the like. */
export const visitorMailZh = {
  site: "会址",
  subject: "已收到您的需求 {reference}",
  greeting: "您好：",
  received: "我们已收到您的需求，编号 {reference}。顾问将于 {time} 前致电您。",
  receivedLate: "我们已收到您的需求，编号 {reference}。顾问会尽快致电您。",
  summary: "您的需求",
  reference: "编号",
  eventType: "会议类型",
  dates: "日期",
  days: "会议天数",
  dayCount: "{n} 天",
  people: "参会人数",
  peopleCount: "{n} 人",
  layout: "台型",
  city: "城市",
  budget: "会场每天预算",
  upTo: "{amount}以内",
  guestRooms: "客房每晚",
  roomCount: "{n} 间",
  needs: "其他需求",
  venues: "场地",
  spaces: "会场",
  separator: "、",
  link: "查看进度、补充需求、撤回或删除个人信息：",
  linkLabel: "打开我的需求",
  private: "此链接仅供您本人使用，请勿转发。",
  automatic: "本邮件由系统发出，请勿回复。若您没有提交过需求，请忽略本邮件。",
};

/** The keys that every language has. */
export type VisitorMailTexts = Record<keyof typeof visitorMailZh, string>;
