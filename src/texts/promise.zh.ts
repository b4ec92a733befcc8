/** A range is one word: no line ends inside it (U+2060 on both sides of the dash). */
const hours = "9:00\u2060–\u206018:00";

/** When an adviser calls back. One place, so that no two pages promise different things. */
export const callbackZh = `工作日 ${hours}，2 小时内`;

/** The same where there is no room for the hours. */
export const callbackShortZh = "工作日 2 小时内回电";
