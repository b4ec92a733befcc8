/** Texts of the strip that leads back to what was seen, searched and begun on this device. */
export const continueZh = {
  label: "最近浏览",
  draft: "继续填写需求",
  search: (name: string) => `上次搜索 ${name}`,
  clear: "清除",
  clearLabel: "清除最近浏览和上次搜索",
};
