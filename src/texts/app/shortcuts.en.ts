import type { ShortcutTexts } from "./shortcuts.zh.ts";

/** Texts of the list of shortcuts on English pages. */
export const shortcutsEn: ShortcutTexts = {
  title: "Keyboard shortcuts",
  or: "or",
  groups: {
    site: "Everywhere",
    rows: "Lists",
    shelves: "Drawings of cases",
    pictures: "Pictures, once opened",
    panorama: "Panorama, once selected",
  },
  search: "Search venues",
  help: "Show the shortcuts",
  close: "Close a dialog",
  next: "Next row",
  previous: "Previous row",
  open: "Open the selected row",
  alongShelf: "Previous, next in the row",
  acrossShelves: "Row above, row below",
  ends: "First, last in the row",
  openCase: "Open the case",
  turnPicture: "Previous, next picture",
  pictureEnds: "First, last picture",
  zoom: "Zoom in, out, reset",
  turn: "Turn the view",
  zoomView: "Zoom in, out",
  option: "Use single-key shortcuts",
  note: "They do nothing while you type in a field. Once a row is selected, the arrow keys move too.",
  off: "Switched off: /, ?, J, K and the arrows of lists do nothing.",
  forVisit: "The browser does not let us store this: it lasts for this visit.",
};
