import type { Statement, StatementEvent } from "#domain/content/build-statement-table.ts";

/**
 * A year of an invented company of 800 people: month, name, city, people and thousands of yuan of each event. The sums
 * follow the published price lists of the solutions (a training of 60 about 25,000 to 35,000 yuan, a party of 800 about 400 a head).
 */
const rows: Record<string, string> = {
  销售: `1 华东区经销商会 上海 60 56
1 华北区季度会 北京 40 42
3 全国销售大会 上海 80 58
3 华南区经销商会 广州 60 49
3 西南区经销商会 成都 50 35
4 新品销售培训 杭州 90 64
6 半年销售会 上海 120 74
6 大客户答谢会 北京 50 42
7 渠道培训 武汉 80 52
9 华东区经销商会 南京 100 66
9 华北区经销商会 天津 90 62
11 订货会 广州 200 112
11 区域述职会 上海 70 72
12 销售年会 上海 260 168
12 大客户答谢晚宴 北京 80 58`,
  市场: `2 媒体沟通会 北京 40 46
3 春季新品发布会 上海 180 156
3 行业沙龙 深圳 60 62
5 用户大会 杭州 150 94
8 合作伙伴峰会 苏州 160 108
8 行业沙龙 成都 60 54
9 秋季新品发布会 上海 240 206
9 媒体品鉴会 北京 50 78
10 行业论坛 厦门 120 72`,
  人力: `1 新员工培训 上海 60 32
2 管理者培训 上海 40 28
4 新员工培训 上海 50 24
4 内训师培训 北京 40 22
5 管理者培训 成都 50 34
6 新员工培训 广州 40 22
7 校招生入职培训 上海 120 62
7 校招生入职培训 北京 60 24
8 中层研修 宁波 40 38
9 新员工培训 上海 50 24
11 管理者培训 上海 60 30
11 内训师认证 武汉 40 22
12 公司年会 上海 800 316`,
  总裁办: `3 董事会 上海 20 68
6 战略会 三亚 40 154
10 战略复盘会 杭州 40 96
12 年度董事会 上海 30 122`,
  研发: `3 技术评审会 西安 60 54
4 开发者日 杭州 120 88
7 架构封闭会 无锡 40 62
10 技术大会 深圳 180 124
12 年度评审会 上海 60 48`,
};

const parseEvents = ([department, text]: [string, string]): StatementEvent[] =>
  text.split("\n").map((line) => {
    const [month = "", name = "", city = "", people = "", thousands = ""] = line.split(" ");
    const amount = Number(thousands) * 1000;
    return { department, month: Number(month), name, city, people: Number(people), amount };
  });

/** The sample statement of the enterprise page. */
export const enterpriseStatement: Statement = {
  employees: 800,
  events: Object.entries(rows).flatMap(parseEvents),
};
