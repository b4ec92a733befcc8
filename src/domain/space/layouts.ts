/**
 * The eight seating layouts, in the order of the URL grammar (1 theatre … 8 cocktail; 0 means any).
 * Source: product.md 2.2 and 2.4.
 */
export const layouts = [
  { id: 1, key: "theatre", name: "剧院式" },
  { id: 2, key: "classroom", name: "课桌式" },
  { id: 3, key: "boardroom", name: "董事会式" },
  { id: 4, key: "ushape", name: "U 型" },
  { id: 5, key: "hollow", name: "回型" },
  { id: 6, key: "fishbone", name: "鱼骨式" },
  { id: 7, key: "banquet", name: "宴会式" },
  { id: 8, key: "cocktail", name: "鸡尾酒式" },
] as const;

export type LayoutId = (typeof layouts)[number]["id"];
export type LayoutKey = (typeof layouts)[number]["key"];

/** Returns the layout with this id; undefined if there is none. */
export const findLayoutById = (id: number) => layouts[id - 1];

/** Returns the layout with this key. */
export const getLayoutByKey = (key: LayoutKey) => layouts.find((layout) => layout.key === key)!;
