import type { layouts } from "#domain/space/layouts.ts";

/** Other names of the layouts. */
export const layoutAliases: Record<(typeof layouts)[number]["key"], readonly string[]> = {
  theatre: ["剧院", "剧场", "剧场式", "影院式", "礼堂式", "theater", "theatre style"],
  classroom: ["课桌", "教室", "教室式", "课堂", "课堂式", "classroom style", "schoolroom", "school room"],
  boardroom: ["董事会", "董事局式", "board room", "conference", "conference style"],
  ushape: ["U 形", "U 字型", "U 字形", "U 型台", "U 形式", "U-shape", "u shaped"],
  hollow: ["回形", "口字型", "回字型", "回字形", "hollow square"],
  fishbone: ["鱼骨", "鱼骨型", "鱼骨形", "fishbone style"],
  banquet: [
    "宴会",
    "圆桌",
    "圆桌式",
    "中式宴会",
    "宴会圆桌",
    "圆桌宴会",
    "桌数",
    "围数",
    "宴会桌数",
    "圆桌数",
    "banquet style",
    "round tables",
  ],
  cocktail: ["鸡尾酒", "酒会", "酒会式", "reception", "cocktail reception"],
};
