/** Shown during a navigation, in Chinese on every page (specification, section 4). */
export const navigatingZh = "加载中...";
