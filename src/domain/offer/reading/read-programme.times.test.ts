import { expect, it } from "vitest";
import { preparedBeijingVocabulary } from "#domain/search/sentence/beijing-vocabulary.fixture.ts";
import { formatProgramme } from "./format-programme.fixture.ts";
import { readProgramme } from "./read-programme.ts";

/** A Saturday. */
const today = "2026-11-28";
const read = (text: string) => formatProgramme(readProgramme(text, preparedBeijingVocabulary, today));

/** Times, sizes and names of blocks that are read together. A question mark follows what was guessed. */
const rows: readonly (readonly [text: string, read: string])[] = [
  [
    "12月17日上午主会场200人剧院式，下午3个分会场各60人同时开",
    "session 主会场 200 theatre day 1 12-17 9:00?-12:00?; breakout 分会场 3x60 classroom? day 1 12-17 13:30?-17:30?",
  ],
  [
    "12月17日9:00-12:00主会场200人，同时进行分会场2个各40人",
    "breakout 分会场 2x40 classroom? day 1 12-17 9:00-12:00; session 主会场 200 classroom? day 1 12-17 9:00-12:00",
  ],
  [
    "12月17日主会场200人，同时进行分会场2个各40人",
    "breakout 分会场 2x40 classroom? day 1 12-17 9:00?-17:30?; session 主会场 200 classroom? day 1 12-17 9:00?-17:30?",
  ],
  [
    "每天10点和15点茶歇，12月17日会议100人课桌式",
    "session 会议 100 classroom day 1 12-17 9:00?-17:30?; meal 茶歇 100 foyer day 1 12-17 10:00-10:20?; meal 茶歇 100 foyer day 1 12-17 15:00-15:20?",
  ],
  [
    "12月17日主会场200人课桌式，10点和15点茶歇",
    "session 主会场 200 classroom day 1 12-17 9:00?-17:30?; meal 茶歇 200 foyer day 1 12-17 10:00-10:20?; meal 茶歇 200 foyer day 1 12-17 15:00-15:20?",
  ],
  [
    "17日全天及18日上午开会，120人课桌式，12月",
    "session 开会 120 classroom day 1 12-17 9:00?-17:30?; session 开会 120 classroom day 2 12-18 9:00?-12:00?",
  ],
  [
    "12月17日全天及18日上午大会120人课桌式，18日下午分组讨论4组",
    "session 大会 120 classroom day 1 12-17 9:00?-17:30?; session 大会 120 classroom day 2 12-18 9:00?-12:00?; breakout 分组讨论 4x30? fishbone? day 2 12-18 13:30?-17:30?",
  ],
  [
    "会场需要200人课桌，12月21日全天、22日上午",
    "session 会议 200? classroom day 1 12-21 9:00?-17:30?; session 会议 200? classroom day 2 12-22 9:00?-12:00?",
  ],
  [
    "12月11日 9:00-12:00 和 14:00-17:00 培训 60人 岛屿式",
    "session 培训 60 fishbone day 1 12-11 9:00-12:00; session 培训 60 fishbone day 1 12-11 14:00-17:00",
  ],
  [
    "12月14日至16日培训，每天上午9点到12点，下午2点到5点，30人U型",
    "session 培训 30 ushape day 1 12-14 9:00-12:00; session 培训 30 ushape day 1 12-14 14:00-17:00; session 培训 30 ushape day 2 12-15 9:00-12:00; session 培训 30 ushape day 2 12-15 14:00-17:00; session 培训 30 ushape day 3 12-16 9:00-12:00; session 培训 30 ushape day 3 12-16 14:00-17:00",
  ],
  [
    "12月17日上午9点签到，9点半开始，发布会200人剧院式",
    "session 签到 200 foyer day 1 12-17 9:00-9:30?; session 发布会 200 theatre day 1 12-17 9:30-17:30?",
  ],
  [
    "12月17日发布会200人，上午9点签到，9点半开始，12点结束",
    "session 签到 200 foyer day 1 12-17 9:00-9:30?; session 发布会 200 classroom? day 1 12-17 9:30-12:00",
  ],
  [
    "早上8点半签到9点开始12点结束，60人，课桌，12月11号",
    "session 签到 60 foyer day 1 12-11 8:30-9:00?; session 会议 60? classroom day 1 12-11 9:00-12:00",
  ],
  [
    "会议日期12月1日，当天来回，60人课桌式，上午10点开始下午4点结束",
    "session 会议 60 classroom day 1 12-01 10:00-16:00",
  ],
  [
    "17、18两天开会150人课桌式",
    "session 开会 150 classroom day 1 12-17 9:00?-17:30?; session 开会 150 classroom day 2 12-18 9:00?-17:30?",
  ],
  [
    "12月30日31日两天，100人会议课桌，第一天晚上聚餐10桌",
    "session 会议 100 classroom day 1 12-30 9:00?-17:30?; meal 聚餐 100 banquet day 1 12-30 18:30?-21:00?; session 会议 100 classroom day 2 12-31 9:00?-17:30?",
  ],
  [
    "12月17-18日大会200人课桌式，每天中午自助200人",
    "session 大会 200 classroom day 1 12-17 9:00?-17:30?; meal 自助餐 200 restaurant day 1 12-17 12:00?-13:30?; session 大会 200 classroom day 2 12-18 9:00?-17:30?; meal 自助餐 200 restaurant day 2 12-18 12:00?-13:30?",
  ],
  [
    "12月17-18日，第一天全天大会180人，第一天下午分4组讨论，每组15人",
    "session 大会 180 classroom? day 1 12-17 9:00?-17:30?; breakout 分组讨论 4x15 fishbone? day 1 12-17 13:30?-17:30?",
  ],
  [
    "12月16日上午9:00董事会15人；10:30股东大会100人课桌",
    "session 董事会 15 boardroom? day 1 12-16 9:00-10:30?; session 股东大会 100 classroom day 1 12-16 10:30-17:30?",
  ],
  [
    "5个会议室，分别是100人、50人、50人、30人、20人，12月16日全天",
    "session 会议室 100 classroom? day 1 12-16 9:00?-17:30?; session 会议室 2x50 classroom? day 1 12-16 9:00?-17:30?; session 会议室 30 classroom? day 1 12-16 9:00?-17:30?; session 会议室 20 classroom? day 1 12-16 9:00?-17:30?",
  ],
  [
    "两个会场，一个200人剧院式，一个60人课桌式，12月19日上午",
    "session 会议室 200 theatre day 1 12-19 9:00?-12:00?; session 会议室 60 classroom day 1 12-19 9:00?-12:00?",
  ],
  [
    "12月18日：上午 主论坛 500人，下午 A会场150人、B会场150人、C会场200人",
    "session 主论坛 500 theatre? day 1 12-18 9:00?-12:00?; breakout A会场 150 classroom? day 1 12-18 13:30?-17:30?; breakout B会场 150 classroom? day 1 12-18 13:30?-17:30?; breakout C会场 200 classroom? day 1 12-18 13:30?-17:30?",
  ],
  [
    "12月18日 主会场 剧院200 09:00-17:00 / 分会场1 课桌50 14:00-17:00 / 分会场2 课桌50 14:00-17:00",
    "session 主会场 200 theatre day 1 12-18 9:00-17:00; breakout 分会场1 50 classroom day 1 12-18 14:00-17:00; breakout 分会场2 50 classroom day 1 12-18 14:00-17:00",
  ],
  [
    "DAY1 12月14日 14:00报到 18:00欢迎晚宴12桌 DAY2 12月15日 09:00-17:30 大会 120人 课桌",
    "session 报到 120 foyer day 1 12-14 14:00-14:30?; meal 欢迎晚宴 120 banquet day 1 12-14 18:00-20:30?; session 大会 120 classroom day 2 12-15 9:00-17:30",
  ],
  [
    "需要双标40间，单间10间，12月20日入住22日离店，21日会议80人U型",
    "session 会议 80 ushape day 1 12-21 9:00?-17:30?; 双标、单间 50 rooms 2 nights 12-20",
  ],
  [
    "第1天：报到、晚餐；第2天：全天会议、午餐、晚宴；第3天：上午会议、午餐后返程。共90人，课桌，12月14日起",
    "session 报到 90 foyer day 1 12-14 8:30?-9:00?; meal 晚餐 90 restaurant day 1 12-14 18:00?-20:00?; session 会议 90? classroom day 2 12-15 9:00?-17:30?; meal 午餐 90 restaurant day 2 12-15 12:00?-13:30?; meal 晚宴 90? banquet day 2 12-15 18:30?-21:00?; session 会议 90? classroom day 3 12-16 9:00?-12:00?; meal 午餐 90 restaurant day 3 12-16 12:00?-13:30?; unread 返程",
  ],
  [
    "圣诞派对 12月24日晚 150人 鸡尾酒会形式 18点到22点",
    "session 派对 150 cocktail day 1 12-24 18:00-22:00; unread 圣诞",
  ],
  [
    "VIP休息室1间，化妆间1间，12月20日全天，主会场500人剧院式",
    "session 主会场 500 theatre day 1 12-20 9:00?-17:30?; venue VIP休息室 化妆间; unread 1间 / 1间",
  ],
  [
    "含早餐的房间60间，2晚，12月9日到，10日开会120人，剧院",
    "session 开会 120 theatre day 1 12-10 9:00?-17:30?; 房间 60 rooms 2 nights 12-09; venue 含早餐",
  ],
  [
    "19日上午9点-11点半培训，11点半午餐，下午1点半继续培训到5点，60人岛屿，12月",
    "session 培训 60? fishbone? day 1 12-19 9:00-11:30; meal 午餐 60 restaurant day 1 12-19 11:30-13:00?; session 培训 60 fishbone day 1 12-19 13:30-17:00; unread 继续",
  ],
  ["12月10日下午两点开始，两个半小时，80人剧院式沙龙", "session 沙龙 80 theatre day 1 12-10 14:00-16:30"],
  [
    "12月8日、10日两天培训30人U型",
    "session 培训 30 ushape day 1 12-08 9:00?-17:30?; session 培训 30 ushape day 3 12-10 9:00?-17:30?",
  ],
  [
    "12月8日和12月10日培训30人U型，每次半天",
    "session 培训 30 ushape day 1 12-08 9:00?-12:00?; session 培训 30 ushape day 3 12-10 9:00?-12:00?",
  ],
  [
    "12月17日上午9点至18日下午5点，会议150人课桌",
    "session 会议 150 classroom day 1 12-17 9:00-17:00; session 会议 150 classroom day 2 12-18 9:00-17:00",
  ],
  [
    "12月17日9:00至12月18日17:00，主会场150人课桌",
    "session 主会场 150 classroom day 1 12-17 9:00-17:00; session 主会场 150 classroom day 2 12-18 9:00-17:00",
  ],
  ["12月17日晚上10点到凌晨2点派对100人", "session 派对 100 classroom? day 1 12-17 22:00-26:00"],
  [
    "1号会议室40人、2号会议室40人，12月10日全天",
    "breakout 1号会议室 40 classroom? day 1 12-10 9:00?-17:30?; breakout 2号会议室 40 classroom? day 1 12-10 9:00?-17:30?",
  ],
  [
    "12月17日会议100人课桌式9:00到下午5点，晚餐10桌6点半到9点",
    "session 会议 100 classroom day 1 12-17 9:00-17:00; meal 晚餐 100 banquet day 1 12-17 18:30-21:00",
  ],
  [
    "12月17日大会200人课桌，同时需要茶歇两次和20桌晚宴",
    "session 大会 200 classroom day 1 12-17 9:00?-17:30?; meal 茶歇 200 foyer day 1 12-17 10:15?-10:35?; meal 茶歇 200 foyer day 1 12-17 15:15?-15:35?; meal 晚宴 200? banquet day 1 12-17 18:30?-21:00?",
  ],
];

it.each(rows)("%s", (text, expected) => expect(read(text).join("; ")).toBe(expected));
