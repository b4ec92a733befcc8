/** Texts of the quotes on a demand's private page in Chinese, the source of `quotes.en.ts`. `fillTemplate` replaces `{n}` and the like. */
export const quotesZh = {
  title: "场地报价",
  counts: "询价 {requested} 家，已报价 {answered} 家",
  total: "合计",
  perHead: "人均",
  yuan: "{n} 元",
  atLeast: "至少 {n} 元",
  open: "合计待定",
  missing: "缺{lines}",
  separator: "、",
  unanswered: "未答",
  byAdviser: "顾问代录",
  late: "迟复",
  answeredAt: "{time} 报价",
  sentAt: "{time} 询价",
  dueAt: "{time} 前答复",
  reason: "原因：{reason}",
  choose: "选定",
  chooseNote: "选定后 10 分钟内可取消，之后由顾问把您的联系方式交给该场地，并告知其余场地。",
  chosen: "已选定{venue}，{time} 前可取消",
  undo: "取消选定",
  former: "场地（已下架）",
};

/** The texts that both languages have; the Chinese names of lines, states and reasons are those of the domain. */
export type QuotesTexts = typeof quotesZh;
