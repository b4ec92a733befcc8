/** Opening hours; word joiners (U+2060) around the dash prevent line breaks. */
const hours = "9:00\u2060–\u206018:00";

/** When an adviser calls back, shared by all pages. */
export const callbackZh = `工作日 ${hours} 提交，2 小时内致电您`;

/** Short form without opening hours. */
export const callbackShortZh = "工作日 2 小时内致电";
