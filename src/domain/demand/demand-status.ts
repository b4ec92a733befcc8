/** The kinds of form that a demand can come from (product.md 2.4). */
export const demandKinds = [
  { id: "meeting", zh: "会议", en: "Meeting" },
  { id: "enterprise", zh: "企业", en: "Enterprise" },
  { id: "activity", zh: "活动", en: "Activity" },
  { id: "sea", zh: "东南亚", en: "South-east Asia" },
] as const;
export type DemandKind = (typeof demandKinds)[number]["id"];

/** The statuses of a demand. The visitor sets `withdrawn`; the operator sets every other one. */
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

/** The statuses in which a demand is being worked on: in these the visitor can withdraw it. */
export const isOpenStatus = (status: string): boolean => ["new", "contacted", "quoted"].includes(status);
