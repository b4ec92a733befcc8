import { expect, it } from "vitest";
import { preparedBeijingVocabulary } from "#domain/search/sentence/beijing-vocabulary.fixture.ts";
import { formatProgramme } from "./format-programme.fixture.ts";
import { readProgramme } from "./read-programme.ts";

/** A Saturday. */
const today = "2026-11-28";
const read = (text: string) => formatProgramme(readProgramme(text, preparedBeijingVocabulary, today));

/** Mails, lists, run-downs and pasted tables. A question mark follows what was guessed. */
const rows: readonly (readonly [text: string, read: string])[] = [
  [
    "时间：12月17-18日\n主会场：200人，课桌式\n分会场：3个，每个30人，岛屿式\n晚宴：20桌，18日晚\n住宿：80间×2晚\n预算：40万",
    "session 主会场 200 classroom day 1 12-17 9:00?-12:00?; breakout 分会场 3x30 fishbone day 1 12-17? 13:30?-17:30?; session 主会场 200 classroom day 2 12-18 9:00?-17:30?; meal 晚宴 200 banquet day 2 12-18 18:30?-21:00?; 住宿 80 rooms 2 nights 12-16?; budget 400000",
  ],
  [
    "日期\t时间\t内容\t人数\t台型\n12/17\t9:00-12:00\t全体大会\t200\t课桌\n12/17\t13:30-17:30\t分组讨论\t3×30\t岛屿\n12/17\t18:30-20:30\t晚宴\t20桌\t圆桌",
    "session 全体大会 200 classroom day 1 12-17 9:00-12:00; breakout 分组讨论 3x30 fishbone day 1 12-17 13:30-17:30; meal 晚宴 200 banquet day 1 12-17 18:30-20:30",
  ],
  [
    "姐，我们下周四周五开经销商会，180人左右，第一天全天大会课桌式，第二天上午分三组讨论，每组60人，下午回到大会场总结，晚上15桌晚宴，房间要60间，3、4两晚",
    "session 大会 180? classroom day 1 12-03 9:00?-17:30?; breakout 分组讨论 3x60 fishbone? day 2 12-04 9:00?-12:00?; session 大会场 180? classroom? day 2 12-04 13:30?-17:30?; meal 晚宴 150 banquet day 2 12-04 18:30?-21:00?; 房间 60 rooms 2 nights 12-03; name 经销商会; unread 总结",
  ],
  [
    "您好，我司拟于2027年3月12-13日召开年度经销商大会，预计300人，需主会场1个（剧院式300人）、分会场4个（每个60人，课桌式），12日晚欢迎晚宴30桌，客房150间1晚，总预算60万元。",
    "session 主会场 300 theatre day 1 03-12 9:00?-12:00?; breakout 分会场 4x60 classroom day 1 03-12? 13:30?-17:30?; meal 欢迎晚宴 300 banquet day 1 03-12 18:30?-21:00?; session 主会场 300 theatre day 2 03-13 9:00?-17:30?; 客房 150 rooms 1 nights 03-12?; name 经销商大会; budget 600000; unread 年度",
  ],
  [
    "12月11日：\n9:00-12:00 主论坛 300人 剧院式\n12:00-13:30 自助午餐 300人\n13:30-17:00 分论坛 3个 每个100人 课桌式\n18:30-21:00 答谢晚宴 30桌",
    "session 主论坛 300 theatre day 1 12-11 9:00-12:00; meal 自助午餐 300 restaurant day 1 12-11 12:00-13:30; breakout 分论坛 3x100 classroom day 1 12-11 13:30-17:00; meal 答谢晚宴 300 banquet day 1 12-11 18:30-21:00",
  ],
  [
    "第一天：14:00报到，18:30欢迎晚宴10桌\n第二天：9:00-17:30会议100人课桌式，12:00自助午餐\n第三天：9-12点分组讨论5组20人\n住宿50间2晚",
    "session 报到 100 foyer day 1 - 14:00-14:30?; meal 欢迎晚宴 100 banquet day 1 - 18:30-21:00?; session 会议 100 classroom day 2 - 9:00-17:30; meal 自助午餐 100 restaurant day 2 - 12:00-13:30?; breakout 分组讨论 5x20 fishbone? day 3 - 9:00-12:00; 住宿 50 rooms 2 nights -?",
  ],
  [
    "1、会议时间：2027年1月6日—7日\n2、参会人数：160人\n3、会议室：主会场一间（课桌式160人），分会场3间（每间50人，U型）\n4、用餐：6日、7日午餐自助160人，6日晚餐16桌\n5、住房：标间80间，5日、6日入住\n6、预算：35万元以内",
    "session 主会场 160 classroom day 1 01-06 9:00?-12:00?; meal 午餐自助 160 restaurant day 1 01-06 12:00?-13:30?; breakout 分会场 3x50 ushape day 1 01-06? 13:30?-17:30?; meal 晚餐 160 banquet day 1 01-06 18:00?-20:00?; session 主会场 160 classroom day 2 01-07 9:00?-17:30?; meal 午餐自助 160 restaurant day 2 01-07 12:00?-13:30?; 标间 80 rooms 2 nights 01-05; name 会议; budget 350000",
  ],
  [
    "项目|日期|时间|人数|摆台\n主会场|3/10|9:00-17:00|260|课桌\n分会场A/B/C|3/10|14:00-17:00|3×60|课桌\n晚宴|3/10|18:30|26桌|圆桌",
    "session 主会场 260 classroom day 1 03-10 9:00-17:00; breakout 分会场A/B/C 3x60 classroom day 1 03-10 14:00-17:00; meal 晚宴 260 banquet day 1 03-10 18:30-21:00?",
  ],
  [
    "您好 请报价 12/22 下午13:30-17:30 年终总结会 350人 剧院式 晚宴18:00-21:00 35桌 要舞台和LED屏",
    "session 年终总结会 350 theatre day 1 12-22 13:30-17:30; meal 晚宴 350 banquet day 1 12-22 18:00-21:00; venue 舞台 LED屏",
  ],
  [
    "2026年12月28日\n08:30-09:00 签到\n09:00-12:00 大会 260人 课桌式\n12:00-13:30 午餐 自助\n13:30-15:00 分论坛A 80人\n13:30-15:00 分论坛B 80人\n13:30-15:00 分论坛C 100人\n15:00-15:20 茶歇\n15:20-17:00 闭幕式 260人\n18:00-20:30 晚宴 26桌",
    "session 签到 260 foyer day 1 12-28 8:30-9:00; session 大会 260 classroom day 1 12-28 9:00-12:00; meal 午餐自助 260 restaurant day 1 12-28 12:00-13:30; breakout 分论坛A 80 classroom? day 1 12-28 13:30-15:00; breakout 分论坛B 80 classroom? day 1 12-28 13:30-15:00; breakout 分论坛C 100 classroom? day 1 12-28 13:30-15:00; meal 茶歇 260 foyer day 1 12-28 15:00-15:20; session 闭幕式 260 classroom? day 1 12-28 15:20-17:00; meal 晚宴 260 banquet day 1 12-28 18:00-20:30",
  ],
  [
    "张总您好，麻烦帮忙看下档期：3月5号进场搭建，3月6号全天发布会300人剧院式，3月7号撤场",
    "session 发布会 300 theatre day 2 03-06 9:00?-17:30?; unread 张总 / 进场 / 搭建 / 3月7号 / 撤场",
  ],
  [
    "主会场：12月17日 9:00-17:30，200人，课桌式\n分会场：12月17日 13:30-17:30，3个×30人，岛屿式",
    "session 主会场 200 classroom day 1 12-17 9:00-17:30; breakout 分会场 3x30 fishbone day 1 12-17 13:30-17:30",
  ],
];

it.each(rows)("%s", (text, expected) => expect(read(text).join("; ")).toBe(expected));

/** Text of which a programme has nothing, at the end of a line, in a line of its own, and before everything. */
const insertions: readonly ((text: string) => string)[] = [
  (text) => `${text}；犀牛摆渡木筏77尺`,
  (text) => `${text}\n犀牛摆渡木筏77尺`,
  (text) => `犀牛摆渡木筏77尺。${text}`,
];

it.each(rows)("lists what it does not read, and reads the rest as before: %s", (text) => {
  const { programme, unread } = readProgramme(text, preparedBeijingVocabulary, today);
  for (const insert of insertions) {
    const read = readProgramme(insert(text), preparedBeijingVocabulary, today);
    expect(read.programme).toEqual(programme);
    expect(read.unread.filter((piece) => !unread.includes(piece)).join("")).toMatch(/犀牛.*77/);
  }
});
