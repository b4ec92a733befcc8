/** What kind of form a demand came through (product.md 2.4). */
export const demandKinds = [
  { id: "meeting", zh: "会议", en: "Meeting" },
  { id: "enterprise", zh: "企业", en: "Enterprise" },
  { id: "activity", zh: "活动", en: "Activity" },
  { id: "sea", zh: "东南亚", en: "South-east Asia" },
] as const;
export type DemandKind = (typeof demandKinds)[number]["id"];

/** How far a demand has come. `withdrawn` is the visitor's own word; every other one is the operator's. */
export const demandStatuses = [
  { id: "new", zh: "已收到", en: "Received" },
  { id: "contacted", zh: "已联系", en: "Contacted" },
  { id: "quoted", zh: "已报价", en: "Quoted" },
  { id: "booked", zh: "已预订", en: "Booked" },
  { id: "closed", zh: "已结束", en: "Closed" },
  { id: "withdrawn", zh: "已撤回", en: "Withdrawn" },
] as const;
export type DemandStatus = (typeof demandStatuses)[number]["id"];

export const isDemandStatus = (value: string): value is DemandStatus =>
  demandStatuses.some((status) => status.id === value);
