/** Texts of the list of shortcuts. */
export const shortcutsZh = {
  title: "快捷键",
  or: "或",
  groups: { site: "全站", rows: "列表", shelves: "案例图", pictures: "图片（打开后）", panorama: "VR 全景（选中后）" },
  search: "搜索场地",
  help: "显示快捷键",
  close: "关闭弹窗",
  next: "下一条",
  previous: "上一条",
  open: "打开选中的一条",
  alongShelf: "同一行的上一个、下一个",
  acrossShelves: "上一行、下一行",
  ends: "这一行的第一个、最后一个",
  openCase: "打开案例",
  turnPicture: "上一张、下一张",
  pictureEnds: "第一张、最后一张",
  zoom: "放大、缩小、原大",
  turn: "转动视角",
  zoomView: "拉近、拉远",
  option: "启用单键快捷键",
  note: "在输入框内打字时，以上按键不起作用；选中一条后，方向键也可上下移动。",
  off: "已关闭：/、?、J、K 和列表中的方向键不再起作用。",
  forVisit: "浏览器未允许保存，仅在本次访问中有效。",
};

export type ShortcutTexts = typeof shortcutsZh;
