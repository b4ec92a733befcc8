/** Texts of cases. */
export const caseZh = {
  name: "案例",
  seated: (people: string, layout: string) => `${people} 人${layout}`,
  days: (days: number) => `${days} 天`,
  month: (year: string, month: number) => `${year} 年 ${month} 月`,
  lessons: "经验要点",
  trySeats: (people: string, layout: string) => `该会场 ${people} 人${layout}平面图`,
  others: (city: string) => `${city}的其他案例`,
  here: "本场地办会案例",
  all: (count: string) => `全部 ${count} 个案例`,
  pageTitle: (venue: string) => `${venue}办会案例`,
  describe: (venue: string, count: string, names: string) =>
    `${venue} ${count} 个案例：${names}。参会人数、台型、遇到的问题与解决办法。`,
  none: (venue: string) => `${venue}暂无案例。`,
  noneText: "暂无记录不代表没有办过。告诉顾问参会人数和台型，由顾问向场地核实。",
  noneDescribe: (venue: string) => `${venue}暂无案例，可查看同城同类案例。`,
} as const;
