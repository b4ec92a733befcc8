/** Texts of a venue's private rooms, menus and spaces with tables; apart from the others, which many pages load. */
export const diningZh = {
  outlet: "餐厅",
  rooms: {
    title: "包间",
    room: "规格",
    count: "间数",
    seats: "每间座位",
    minimum: "最低消费 元 / 餐",
  },
  menus: {
    title: "餐标",
    perPerson: "元 / 位",
    perTable: (seats: string | undefined) => (seats ? `元 / 桌（${seats} 人）` : "元 / 桌"),
    includes: (items: string) => `含${items}`,
    excludes: (items: string) => `${items}另计`,
    note: "菜单可按人数和忌口调整，以场地报价为准。",
  },
  banquets: {
    title: "可摆宴席的会场",
    space: "会场",
    size: "长 × 宽 m",
    area: "面积 m²",
    people: "宴会式 人",
    tables: "桌数",
    note: "桌数按十人桌计；带舞台的桌数见会场平面图。",
  },
} as const;
