/** Kinds of events as titles end with them. */
const kinds = "年会|论坛|会|晚宴|答谢宴|婚宴|婚礼|发布|首发|宣讲|路演|沙龙|团建|培训|课|展|考试|比武|家庭日";

const pattern = new RegExp(`的(?:[一二三四五六七八九十百]+人)?([^的一二三四五六七八九十百][^的]{0,4}(?:${kinds}))$`);

/** Returns what a planner calls the event of a title: 把门店账本摆上桌的加盟路演 is a 加盟路演; nothing where the title names none. */
export function parseCaseKind(title: string): { kind?: string } {
  const kind = pattern.exec(title)?.[1];
  return kind ? { kind } : {};
}
