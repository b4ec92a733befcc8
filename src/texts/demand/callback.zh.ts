/** Opening hours; word joiners (U+2060) around the dash prevent line breaks. */
export const hours = "9:00\u2060–\u206018:00";

/** When an adviser calls back, shared by all pages. */
export const callbackZh = `工作日 ${hours} 提交，2 小时内致电您`;

/** When an adviser calls back: with a time (周一 11:00 前) the promise for a demand that is sent now, else the rule. */
export const formatCallbackZh = (time?: string): string => (time ? `现在提交，${time}致电您` : callbackZh);

/** Short form without opening hours. */
export const formatCallbackShortZh = (time?: string): string => `${time ?? "工作日 2 小时内"}致电`;
