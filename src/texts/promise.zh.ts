/** When an adviser calls back. One place, so that no two pages promise different things. */
export const callbackZh = "工作日 9:00–18:00，2 小时内";
