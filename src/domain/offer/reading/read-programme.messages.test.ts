import { expect, it } from "vitest";
import { preparedBeijingVocabulary } from "#domain/search/sentence/beijing-vocabulary.fixture.ts";
import { formatProgramme } from "./format-programme.fixture.ts";
import { readProgramme } from "./read-programme.ts";

/** A Saturday. */
const today = "2026-11-28";
const read = (text: string) => formatProgramme(readProgramme(text, preparedBeijingVocabulary, today));

/** Messages of one line, as planners type them. A question mark follows what was guessed. */
const rows: readonly (readonly [text: string, read: string])[] = [
  [
    "12 月 17 到 18 日 主会场 200 课桌式，分会场 3×30 岛屿式，晚宴 20 桌，客房 80 间两晚，预算 40 万",
    "session 主会场 200 classroom day 1 12-17 9:00?-12:00?; breakout 分会场 3x30 fishbone day 1 12-17? 13:30?-17:30?; session 主会场 200 classroom day 2 12-18 9:00?-17:30?; meal 晚宴 200 banquet day 2 12-18? 18:30?-21:00?; 客房 80 rooms 2 nights 12-16?; budget 400000",
  ],
  [
    "12月17日上午主会场200人剧院式，下午4个分会场各50人课桌式，晚上18:30晚宴20桌",
    "session 主会场 200 theatre day 1 12-17 9:00?-12:00?; breakout 分会场 4x50 classroom day 1 12-17 13:30?-17:30?; meal 晚宴 200 banquet day 1 12-17 18:30-21:00?",
  ],
  [
    "12.17-12.18 国贸附近 要LED 大会300人 签到 茶歇 午餐自助 总预算40万以内 人均1500",
    "session 签到 300 foyer day 1 12-17? 8:30?-9:00?; session 大会 300 classroom? day 1 12-17 9:00?-17:30?; meal 午餐自助 300 restaurant day 1 12-17 12:00?-13:30?; meal 茶歇 300 foyer day 1 12-17 15:15?-15:35?; session 大会 300 classroom? day 2 12-18 9:00?-17:30?; meal 午餐自助 300 restaurant day 2 12-18 12:00?-13:30?; meal 茶歇 300 foyer day 2 12-18 15:15?-15:35?; budget 400000; venue 国贸附近 LED; unread 人均1500",
  ],
  [
    "12月5日下午2点到5点半发布会150人，剧院式，5点半到7点半鸡尾酒会",
    "session 发布会 150 theatre day 1 12-05 14:00-17:30; meal 鸡尾酒会 150? cocktail day 1 12-05 17:30-19:30",
  ],
  ["12月10日培训，60人，课桌式，9点到17点", "session 培训 60 classroom day 1 12-10 9:00-17:00"],
  [
    "1月8号-9号两天会，120人，课桌式，每天午餐自助，8号晚上12桌晚宴，标间50间大床20间住一晚",
    "session 会议 120? classroom day 1 01-08 9:00?-17:30?; meal 午餐自助 120 restaurant day 1 01-08 12:00?-13:30?; meal 晚宴 120 banquet day 1 01-08 18:30?-21:00?; session 会议 120? classroom day 2 01-09 9:00?-17:30?; meal 午餐自助 120 restaurant day 2 01-09 12:00?-13:30?; 标间、大床 70 rooms 1 nights 01-08?",
  ],
  [
    "12月20号 上午9:00-12:00 开幕式500人剧院式 下午13:30-17:30 平行论坛 5x100 晚上冷餐会500人",
    "session 开幕式 500 theatre day 1 12-20 9:00-12:00; breakout 平行论坛 5x100 classroom? day 1 12-20 13:30-17:30; meal 冷餐会 500 cocktail day 1 12-20 18:00?-20:00?",
  ],
  [
    "16日报到，17日全天大会150人，18日上午分组讨论6组每组25人，18日中午散会，客房75间 16、17两晚",
    "session 报到 150 foyer day 1 12-16 8:30?-9:00?; session 大会 150 classroom? day 2 12-17 9:00?-17:30?; breakout 分组讨论 6x25 fishbone? day 3 12-18 9:00?-12:00?; 客房 75 rooms 2 nights 12-16; unread 18日 / 中午 / 散会",
  ],
  [
    "下周五开董事会20人，晚上2桌晚宴",
    "session 董事会 20 boardroom? day 1 12-04 9:00?-17:30?; meal 晚宴 20 banquet day 1 12-04 18:30?-21:00?",
  ],
  [
    "明年1月15日年会 400人 晚宴40桌 18:00开席",
    "session 年会 400 theatre? day 1 01-15 9:00?-17:30?; meal 晚宴 400 banquet day 1 01-15 18:00-20:30?",
  ],
  [
    "培训三天，80人岛屿式，每天两次茶歇，含自助午餐，12月7日到9日",
    "session 培训 80 fishbone day 1 12-07 9:00?-17:30?; meal 茶歇 80 foyer day 1 12-07 10:15?-10:35?; meal 自助午餐 80 restaurant day 1 12-07 12:00?-13:30?; meal 茶歇 80 foyer day 1 12-07 15:15?-15:35?; session 培训 80 fishbone day 2 12-08 9:00?-17:30?; meal 茶歇 80 foyer day 2 12-08 10:15?-10:35?; meal 自助午餐 80 restaurant day 2 12-08 12:00?-13:30?; meal 茶歇 80 foyer day 2 12-08 15:15?-15:35?; session 培训 80 fishbone day 3 12-09 9:00?-17:30?; meal 茶歇 80 foyer day 3 12-09 10:15?-10:35?; meal 自助午餐 80 restaurant day 3 12-09 12:00?-13:30?; meal 茶歇 80 foyer day 3 12-09 15:15?-15:35?",
  ],
  [
    "需要一个大会场坐250人剧院式，5个小会议室每个40人U型，12月22日一天",
    "session 大会场 250 theatre day 1 12-22 9:00?-12:00?; breakout 小会议室 5x40 ushape day 1 12-22 13:30?-17:30?",
  ],
  [
    "主会场200人剧院式+分会场2个各80人课桌，12/5，晚宴20围",
    "session 主会场 200 theatre day 1 12-05 9:00?-12:00?; breakout 分会场 2x80 classroom day 1 12-05 13:30?-17:30?; meal 晚宴 200 banquet day 1 12-05 18:30?-21:00?",
  ],
  [
    "内训2天，12月14、15日，40人，分5组，每组8人，岛屿式，午餐围桌",
    "session 内训 40 classroom? day 1 12-14 9:00?-12:00?; meal 午餐 40 banquet day 1 12-14 12:00?-13:30?; breakout 分组讨论 5x8 fishbone day 1 12-14? 13:30?-17:30?; session 内训 40 classroom? day 2 12-15 9:00?-17:30?; meal 午餐 40 banquet day 2 12-15 12:00?-13:30?",
  ],
  [
    "两天一夜，12月18-19日，团队60人，18日下午开会课桌式，晚上6桌晚宴，19日上午拓展，客房30间",
    "session 开会 60? classroom day 1 12-18 13:30?-17:30?; meal 晚宴 60 banquet day 1 12-18 18:30?-21:00?; 客房 30 rooms 1 nights 12-18?; unread 19日 / 上午 / 拓展",
  ],
  [
    "9:00签到，9:30-11:30 发布会 200人 剧院式，11:30-13:30 午宴20桌，12月25日",
    "session 签到 200 foyer day 1 12-25 9:00-9:30?; session 发布会 200 theatre day 1 12-25 9:30-11:30; meal 午宴 200 banquet day 1 12-25 11:30-13:30",
  ],
  [
    "12月8日 上午 主会场180人课桌式；下午 3个分会场 每场60人；晚上 酒会 180人",
    "session 主会场 180 classroom day 1 12-08 9:00?-12:00?; breakout 分会场 3x60 classroom? day 1 12-08 13:30?-17:30?; meal 酒会 180 cocktail day 1 12-08 18:00?-20:00?",
  ],
  [
    "时间定12月17-18两天，人数大概220，第一天全天会议（课桌），晚上22桌；第二天上午分4组讨论，下午集中总结，酒店住110间，16号17号两晚",
    "session 会议 220? classroom day 1 12-17 9:00?-17:30?; meal 晚宴 220 banquet day 1 12-17 18:30?-21:00?; breakout 分组讨论 4x55? fishbone? day 2 12-18 9:00?-12:00?; session 集中总结 220? classroom? day 2 12-18 13:30?-17:30?; 客房 110 rooms 2 nights 12-16; venue 酒店",
  ],
  [
    "我们12月9号有个发布会，下午两点开始，大概两个小时，200人剧院式，结束后酒会",
    "session 发布会 200 theatre day 1 12-09 14:00-16:00; meal 酒会 200? cocktail day 1 12-09 18:00?-20:00?",
  ],
  [
    "12.26周六 年会 上午9点签到 9点半到11点半大会 500人剧院式 中午50桌",
    "session 签到 500 foyer day 1 12-26 9:00-9:30?; session 大会 500 theatre day 1 12-26 9:30-11:30; meal 午餐 500 banquet day 1 12-26 12:00?-13:30?; name 年会",
  ],
  [
    "两天的培训班 45人 U型 12月3、4日 上午下午各一次茶歇 两天都午餐自助 1日到4日住25间",
    "meal 茶歇 45 foyer day 1 12-01 10:15?-10:35?; meal 午餐自助 45 restaurant day 1 12-01 12:00?-13:30?; meal 茶歇 45 foyer day 1 12-01 15:15?-15:35?; meal 茶歇 45 foyer day 2 12-02 10:15?-10:35?; meal 午餐自助 45 restaurant day 2 12-02 12:00?-13:30?; meal 茶歇 45 foyer day 2 12-02 15:15?-15:35?; session 培训 45 ushape day 3 12-03 9:00?-17:30?; meal 茶歇 45 foyer day 3 12-03 10:15?-10:35?; meal 午餐自助 45 restaurant day 3 12-03 12:00?-13:30?; meal 茶歇 45 foyer day 3 12-03 15:15?-15:35?; session 培训 45 ushape day 4 12-04 9:00?-17:30?; meal 茶歇 45 foyer day 4 12-04 10:15?-10:35?; meal 午餐自助 45 restaurant day 4 12-04 12:00?-13:30?; meal 茶歇 45 foyer day 4 12-04 15:15?-15:35?; 客房 25 rooms 3? nights 12-01?",
  ],
  [
    "北京五星酒店，3月18日全天论坛：主论坛400人剧院式（上午），下午4个平行分论坛，每场100人，剧院式；茶歇两次；午餐自助400人；不要晚宴",
    "session 主论坛 400 theatre day 1 03-18 9:00?-12:00?; meal 茶歇 400 foyer day 1 03-18 10:15?-10:35?; meal 午餐自助 400 restaurant day 1 03-18 12:00?-13:30?; breakout 分论坛 4x100 theatre day 1 03-18 13:30?-17:30?; meal 茶歇 400 foyer day 1 03-18 15:15?-15:35?; name 论坛; venue 北京 五星 酒店; unread 不要晚宴",
  ],
  [
    "会议3天：D1下午14:00报到+19:00欢迎晚宴15桌；D2全天主会场150人课桌式；D3上午5个分会场各30人，中午12点结束。客房80间×2晚",
    "session 报到 150 foyer day 1 - 14:00-14:30?; meal 欢迎晚宴 150 banquet day 1 - 19:00-21:30?; session 主会场 150 classroom day 2 - 9:00?-17:30?; breakout 分会场 5x30 classroom? day 3 - 9:00?-12:00; 客房 80 rooms 2 nights -?; name 会议",
  ],
  [
    "12月16日 9:00—11:30 董事会 18人 回型；14:00—16:00 股东大会 80人 课桌式；18:00 晚宴 8桌",
    "session 董事会 18 hollow day 1 12-16 9:00-11:30; session 股东大会 80 classroom day 1 12-16 14:00-16:00; meal 晚宴 80 banquet day 1 12-16 18:00-20:30?",
  ],
  ["12月12日婚礼答谢宴 25桌 晚上6点开席", "meal 答谢宴 250 banquet day 1 12-12 18:00-20:30?; unread 婚礼"],
  [
    "麻烦查一下12月18号，有没有能坐300人课桌的大厅，另外要6个20人的小会议室",
    "session 会议 300? classroom day 1 12-18 9:00?-12:00?; breakout 小会议室 6x20 classroom? day 1 12-18 13:30?-17:30?",
  ],
  [
    "启动会12月7日下午1点半到5点，120人课桌，之后6点半12桌围餐，房间60间（7日一晚），人均不超过1200",
    "session 启动会 120 classroom day 1 12-07 13:30-17:00; meal 晚宴 120 banquet day 1 12-07 18:30-21:00?; 房间 60 rooms 1 nights 12-07; unread 人均不超过1200",
  ],
  [
    "公司团建会议 12/19-12/20 共90人 第一天下午2-5点开会(课桌式) 晚上9桌 第二天自由活动 房45间",
    "session 开会 90? classroom day 1 12-19 14:00-17:00; meal 晚宴 90 banquet day 1 12-19 18:30?-21:00?; 客房 45 rooms 1? nights 12-19?; name 会议; unread 团建 / 第二天",
  ],
  [
    "Agenda: Day 1 9:00-12:00 plenary 200 classroom; 13:30-17:00 breakouts 3x60; dinner 20 tables",
    "session plenary 200 classroom day 1 - 9:00-12:00; breakout breakouts 3x60 classroom? day 1 - 13:30-17:00; meal dinner 200 banquet day 1 - 18:30?-21:00?; unread Agenda",
  ],
  [
    "主会场200人，分会场3个60人，晚宴200人，12月17日",
    "session 主会场 200 classroom? day 1 12-17 9:00?-12:00?; breakout 分会场 3x60 classroom? day 1 12-17 13:30?-17:30?; meal 晚宴 200 banquet day 1 12-17 18:30?-21:00?",
  ],
  [
    "1月20日 14:00-17:00 客户答谢会 180人 剧院式 17:30-20:00 答谢晚宴 18桌",
    "session 答谢会 180 theatre day 1 01-20 14:00-17:00; meal 答谢晚宴 180 banquet day 1 01-20 17:30-20:00",
  ],
  [
    "想在国贸附近办个80人的沙龙 12月11日下午 岛屿式 有茶歇 预算2万",
    "session 沙龙 80 fishbone day 1 12-11 13:30?-17:30?; meal 茶歇 80 foyer day 1 12-11 15:15?-15:35?; budget 20000; venue 国贸附近",
  ],
  [
    "订货会 1月10日布展，1月11日9点到18点订货会，400人剧院式，中午40桌，晚上40桌答谢宴，房150间（10、11两晚）",
    "session 订货会 400 theatre day 2 01-11 9:00-18:00; meal 午餐 400 banquet day 2 01-11 12:00?-13:30?; meal 答谢宴 400 banquet day 2 01-11 18:30?-21:00?; 客房 150 rooms 2 nights 01-10; name 订货会; unread 布展",
  ],
  [
    "12月24日 18:30-21:00 年会晚宴 32桌 需要舞台 LED 音响",
    "meal 晚宴 320 banquet day 1 12-24 18:30-21:00; name 年会; venue 舞台 LED 音响",
  ],
  [
    "专家评审会：12月9日上午9点到12点，30人回型；下午14:00—17:00分3个小组讨论，每组10人；午餐简餐30人",
    "session 评审会 30 hollow day 1 12-09 9:00-12:00; meal 午餐 30 restaurant day 1 12-09 12:00?-13:30?; breakout 分组讨论 3x10 fishbone? day 1 12-09 14:00-17:00; unread 专家",
  ],
  [
    "100人会议，课桌，两个整天，1.12-1.13，每天10点和15点茶歇，中午自助餐，不住宿",
    "session 会议 100 classroom day 1 01-12 9:00?-17:30?; meal 茶歇 100 foyer day 1 01-12 10:00-10:20?; meal 自助餐 100 restaurant day 1 01-12 12:00?-13:30?; meal 茶歇 100 foyer day 1 01-12 15:00-15:20?; session 会议 100 classroom day 2 01-13 9:00?-17:30?; meal 茶歇 100 foyer day 2 01-13 10:00-10:20?; meal 自助餐 100 restaurant day 2 01-13 12:00?-13:30?; meal 茶歇 100 foyer day 2 01-13 15:00-15:20?; unread 两个 / 不住宿",
  ],
  [
    "会议室2间（50人课桌+20人董事会式），12月15号一天，午餐50人",
    "session 会议室 50 classroom day 1 12-15 9:00?-17:30?; session 会议室 20 boardroom day 1 12-15 9:00?-17:30?; meal 午餐 50 restaurant day 1 12-15 12:00?-13:30?",
  ],
  [
    "12/17 PM 主会场200人；12/18 AM 3个分会场各60人",
    "session 主会场 200 classroom? day 1 12-17 13:30?-17:30?; breakout 分会场 3x60 classroom? day 2 12-18 9:00?-12:00?",
  ],
  [
    "主会场：12月17日9:00-17:30，200人；茶歇；晚宴20桌",
    "session 主会场 200 classroom? day 1 12-17 9:00-17:30; meal 茶歇 200 foyer day 1 12-17 15:15?-15:35?; meal 晚宴 200 banquet day 1 12-17 18:30?-21:00?",
  ],
  [
    "12月10日9:00-17:00，60人课桌式，茶歇，午餐自助",
    "session 会议 60? classroom day 1 12-10 9:00-17:00; meal 午餐自助 60 restaurant day 1 12-10 12:00?-13:30?; meal 茶歇 60 foyer day 1 12-10 15:15?-15:35?",
  ],
  [
    "明年4月中旬两天会，人数300左右，主会场+4个分会场，住150间",
    "session 主会场 300? classroom? day 1 04-11? 9:00?-12:00?; breakout 分会场 4x75? classroom? day 1 04-11? 13:30?-17:30?; session 主会场 300? classroom? day 2 04-12? 9:00?-17:30?; 客房 150 rooms 1? nights 04-11?",
  ],
  [
    "今年12月18号下午2:00-5:00产品发布会，媒体80人，剧院式",
    "session 产品发布会 80 theatre day 1 12-18 14:00-17:00; unread 媒体",
  ],
  [
    "培训费用预算5万，12月7-11日，30人，U型，每天9点-17点，含午餐",
    "session 培训 30 ushape day 1 12-07 9:00-17:00; meal 午餐 30 restaurant day 1 12-07 12:00?-13:30?; session 培训 30 ushape day 2 12-08 9:00-17:00; meal 午餐 30 restaurant day 2 12-08 12:00?-13:30?; session 培训 30 ushape day 3 12-09 9:00-17:00; meal 午餐 30 restaurant day 3 12-09 12:00?-13:30?; session 培训 30 ushape day 4 12-10 9:00-17:00; meal 午餐 30 restaurant day 4 12-10 12:00?-13:30?; session 培训 30 ushape day 5 12-11 9:00-17:00; meal 午餐 30 restaurant day 5 12-11 12:00?-13:30?; budget 50000",
  ],
  ["国庆后开年会200人", "session 年会 200 classroom? day 1 - 9:00?-17:30?; unread 国庆后"],
  ["我要订会场", ""],
  [
    "1/5-1/7 全国销售会议 350人 主会场剧院式 第二天下午8个分会场每个45人课桌 第一天晚上欢迎晚宴35桌 第三天中午结束 房间180间3晚 总预算120w",
    "session 主会场 350? theatre day 1 01-05 9:00?-17:30?; meal 欢迎晚宴 350 banquet day 1 01-05 18:30?-21:00?; session 主会场 350? theatre day 2 01-06 9:00?-12:00?; breakout 分会场 8x45 classroom day 2 01-06 13:30?-17:30?; session 主会场 350? theatre day 3 01-07 9:00?-17:30?; 房间 180 rooms 3 nights 01-04?; name 会议; budget 1200000; unread 全国销售 / 第三天 / 中午",
  ],
  [
    "十二月二十号晚上六点半年会晚宴三十桌，下午两点到五点彩排",
    "meal 晚宴 300 banquet day 1 12-20 18:30-21:00?; name 年会; unread 下午两点到五点 / 彩排",
  ],
  [
    "客户沙龙40人，周五下午三点到五点，岛屿式，茶歇一次",
    "session 沙龙 40 fishbone day 1 12-04 15:00-17:00; meal 茶歇 40 foyer day 1 12-04 15:15?-15:35?",
  ],
  [
    "毕业典礼 600人 剧院式 6月20日上午 10点开始 之后午宴60桌",
    "session 毕业典礼 600 theatre day 1 06-20 10:00-17:30?; meal 午宴 600 banquet day 1 06-20 12:00?-13:30?",
  ],
];

it.each(rows)("%s", (text, expected) => expect(read(text).join("; ")).toBe(expected));
