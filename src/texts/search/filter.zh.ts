/**
 * Texts of each filter, by its key in the filter table: `field` labels it in the form; `chip` names it beside its value
 * (`short`); `long` is the value by itself; `title` names it in the title of a list; `counter` counts its options.
 */
export const filterZh = {
  region: { field: "在哪一片", chip: "地区" },
  types: { field: "类型", counter: "类" },
  stars: { field: "星级", counter: "级" },
  people: {
    field: "人数，至少",
    chip: "人数",
    short: (people: string) => people,
    long: (people: string) => `${people} 人`,
  },
  layout: { field: "怎么坐", chip: "摆法" },
  price: {
    field: "一天最多",
    chip: "会场价",
    short: (yuan: string) => `每天 ${yuan} 内`,
    long: (yuan: string) => `每天 ${yuan} 内`,
    title: (yuan: string) => `一天 ${yuan} 元以内`,
  },
  area: {
    field: "面积，至少",
    chip: "面积",
    short: (area: string) => `${area} m²`,
    long: (area: string) => `${area} m²`,
    title: (area: string) => `${area} m² 以上`,
  },
  height: {
    field: "净高，至少",
    chip: "净高",
    short: (metres: string) => `${metres} m`,
    long: (metres: string) => `净高 ${metres} m`,
    title: (metres: string) => `净高 ${metres} m 以上`,
  },
  features: { field: "厅里要有", counter: "项" },
} as const;

/** The unit of a number field. */
export const unitZh = { people: "人", yuan: "元", m2: "m²", dm: "m" } as const;
