/** Texts of the copy of a demand that venues get: what they see, and what is covered. */
export const venueCopyZh = {
  title: "场地看到的",
  note: "最多 {n} 家，内容相同",
  labels: {
    dates: "日期",
    place: "城市",
    people: "参会",
    event: "会议",
    budget: "预算",
    guestRooms: "客房",
    needs: "需求",
    name: "称呼",
    mobile: "手机",
    company: "公司",
  },
  none: "–",
  covered: "场地看不到",
  shared: "您选择告知",
  /** The same in two lines, for short forms. */
  seen: "场地看到：日期、人数、台型",
  unseen: "看不到：",
  rule: "遮住的只给您选定的那一家。没选之前，哪家场地都看不到。",
};

export type VenueCopyTexts = typeof venueCopyZh;
