/**
 * Texts of each filter, by its key in the filter table: `field` labels it in the form; `chip` names it beside its value
 * (`short`); `long` is the value by itself; `title` names it in the title of a list; `counter` counts its options.
 */
export const filterZh = {
  region: { field: "区域", chip: "区域" },
  types: { field: "场地类型", counter: "类" },
  stars: { field: "星级", counter: "级" },
  people: {
    field: "最少容纳",
    chip: "参会人数",
    short: (people: string) => people,
    long: (people: string) => `${people} 人`,
  },
  layout: { field: "台型", chip: "台型" },
  price: {
    field: "日租金上限",
    chip: "日租金",
    short: (yuan: string) => `${yuan} 以内`,
    long: (yuan: string) => `日租金 ${yuan} 以内`,
    title: (yuan: string) => `日租金 ${yuan} 元以内`,
  },
  area: {
    field: "最小面积",
    chip: "面积",
    short: (area: string) => `${area} m² 以上`,
    long: (area: string) => `面积 ${area} m² 以上`,
    title: (area: string) => `${area} m² 以上`,
  },
  height: {
    field: "最低净高",
    chip: "净高",
    short: (metres: string) => `${metres} m 以上`,
    long: (metres: string) => `净高 ${metres} m 以上`,
    title: (metres: string) => `净高 ${metres} m 以上`,
  },
  features: { field: "设施条件", counter: "项" },
} as const;

/** What a budget is of: `kind` in the choice, `field` labels the amount, `chip` stands next to it. */
export const budgetZh = {
  field: "预算",
  price: { kind: "场租", field: "日租金上限" },
  sum: { kind: "合计", field: "合计上限", chip: "合计" },
  head: { kind: "人均", field: "人均上限", chip: "人均" },
} as const;

/** The unit of a number field. */
export const unitZh = { people: "人", yuan: "元", m2: "m²", dm: "m" } as const;
