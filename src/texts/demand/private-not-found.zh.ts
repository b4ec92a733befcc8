/** Texts of a private page that does not exist, with an English line: the language of its demand is not known. */
export const privateNotFoundZh = {
  title: "链接已失效",
  why: "链接不完整，或该需求不存在。请从提交成功页或邮件中重新打开[；也可以拨打 {hotline}，告知编号查询]。",
  whyEn: "This link is incomplete, or there is no such request. Please open it again from our mail, or call us.",
  demand: "提交需求",
  /** Of the page of a shared list. */
  sharedList: {
    title: "链接无效",
    why: "链接不完整，或这份备选不存在。请核对链接，或联系分享的人。",
  },
};
