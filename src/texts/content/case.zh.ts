/** Texts of cases. */
export const caseZh = {
  name: "案例",
  seated: (people: string, layout: string) => `${people} 人${layout}`,
  days: (days: number) => `${days} 天`,
  month: (year: string, month: number) => `${year} 年 ${month} 月`,
  lessons: "可以照着做",
  trySeats: (people: string, layout: string) => `这个厅坐 ${people} 人${layout}的平面`,
  others: (city: string) => `${city}的其他案例`,
  here: "在这里办过的",
  all: (count: number) => `全部 ${count} 个案例`,
  pageTitle: (venue: string) => `${venue}办过的会`,
  describe: (venue: string, count: number, names: string) =>
    `${venue} ${count} 个案例：${names}。多少人、怎么坐、遇到什么、怎么办成的。`,
  none: (venue: string) => `${venue}的案例暂无。`,
  noneText: "没有写下来，不等于没有办过。告诉顾问您的人数和摆法，由他向场地问清楚办过什么。",
  noneDescribe: (venue: string) => `${venue}的案例暂无，可以看同城相近的案例。`,
} as const;
