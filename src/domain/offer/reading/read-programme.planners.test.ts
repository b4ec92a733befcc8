import { expect, it } from "vitest";
import { preparedBeijingVocabulary } from "#domain/search/sentence/beijing-vocabulary.fixture.ts";
import type { Programme } from "../programme.ts";
import { formatProgramme } from "./format-programme.fixture.ts";
import { formatProgrammeText } from "./format-programme-text.ts";
import { readProgramme } from "./read-programme.ts";

/** A Saturday. */
const today = "2026-11-28";
const read = (text: string) => formatProgramme(readProgramme(text, preparedBeijingVocabulary, today));

/** Sentences as planners write them in chats, mails and lists of requirements. A question mark follows what was guessed. */
const rows: readonly (readonly [text: string, read: string])[] = [
  [
    "张经理好，帮我看下12月22、23号，40人的内训，U型，带午餐和两次茶歇",
    "session 内训 40 ushape day 1 12-22 9:00?-17:30?; meal 茶歇 40 foyer day 1 12-22 10:15?-10:35?; meal 午餐 40 restaurant day 1 12-22 12:00?-13:30?; meal 茶歇 40 foyer day 1 12-22 15:15?-15:35?; session 内训 40 ushape day 2 12-23 9:00?-17:30?; meal 茶歇 40 foyer day 2 12-23 10:15?-10:35?; meal 午餐 40 restaurant day 2 12-23 12:00?-13:30?; meal 茶歇 40 foyer day 2 12-23 15:15?-15:35?; unread 张经理",
  ],
  [
    "周五晚上有15桌答谢宴，顺便下午3点开个50人的小会",
    "session 小会 50 classroom? day 1 12-04 15:00-17:30?; meal 答谢宴 150 banquet day 1 12-04 18:30?-21:00?",
  ],
  [
    "12月8日签约仪式80人剧院式10:00-11:30，之后自助午餐",
    "session 签约仪式 80 theatre day 1 12-08 10:00-11:30; meal 自助午餐 80 restaurant day 1 12-08 12:00?-13:30?",
  ],
  [
    "会议时间：2027年1月14日（周四）-1月15日（周五）；会议规模：主会场220人，课桌式；分会场：15日上午，4个，每个50-60人",
    "session 主会场 220 classroom day 1 01-14 9:00?-17:30?; breakout 分会场 4x60 classroom? day 2 01-15 9:00?-12:00?; session 主会场 220 classroom day 2 01-15 13:30?-17:30?; name 会议",
  ],
  [
    "12/10 上午场 9:30-11:30 80人；下午场 14:00-16:00 80人，剧院式",
    "session 上午场 80 classroom? day 1 12-10 9:30-11:30; session 下午场 80 theatre day 1 12-10 14:00-16:00",
  ],
  [
    "12月17日 14:00-14:30 签到；14:30-17:00 新品发布会 200人 剧院式；17:00-18:00 自由交流；18:00-20:00 晚宴 20桌",
    "session 签到 200 foyer day 1 12-17 14:00-14:30; session 新品发布会 200 theatre day 1 12-17 14:30-17:00; meal 晚宴 200 banquet day 1 12-17 18:00-20:00; unread 17:00-18:00 / 交流",
  ],
  [
    "我要订12月12号的场子，上午开会80人课桌，晚上同一个厅8桌吃饭",
    "session 开会 80 classroom day 1 12-12 9:00?-12:00?; meal 晚宴 80 banquet day 1 12-12 18:30?-21:00?",
  ],
  [
    "12月16日 会议室A 100人课桌式 会议室B 50人U型 会议室C 30人董事会式",
    "breakout 会议室A 100 classroom day 1 12-16 9:00?-17:30?; breakout 会议室B 50 ushape day 1 12-16 9:00?-17:30?; breakout 会议室C 30 boardroom day 1 12-16 9:00?-17:30?",
  ],
  [
    "300人大会+3个100人分会场+30桌晚宴，2027年4月8日",
    "session 大会 300 classroom? day 1 04-08 9:00?-12:00?; breakout 分会场 3x100 classroom? day 1 04-08 13:30?-17:30?; meal 晚宴 300 banquet day 1 04-08 18:30?-21:00?",
  ],
  [
    "主会场300人（课桌式），分会场3个（100人/个，剧院式），12月28日",
    "session 主会场 300 classroom day 1 12-28 9:00?-12:00?; breakout 分会场 3x100 theatre day 1 12-28 13:30?-17:30?",
  ],
  [
    "客房：大床房20间、双床房30间，12月27、28日两晚；会议28日全天100人课桌",
    "session 会议 100 classroom day 1 12-28 9:00?-17:30?; 大床房、双床房 50 rooms 2 nights 12-27",
  ],
  [
    "21日入住23日退房，50间，22日全天大会100人，12月",
    "session 大会 100 classroom? day 1 12-22 9:00?-17:30?; 客房 50 rooms 2 nights 12-21",
  ],
  [
    "12月7-8日，培训100人，课桌式，2次茶歇，2次午餐，1次晚宴",
    "session 培训 100 classroom day 1 12-07 9:00?-17:30?; meal 茶歇 100 foyer day 1 12-07 10:15?-10:35?; meal 午餐 100 restaurant day 1 12-07 12:00?-13:30?; meal 茶歇 100 foyer day 1 12-07 15:15?-15:35?; session 培训 100 classroom day 2 12-08 9:00?-17:30?; meal 茶歇 100 foyer day 2 12-08 10:15?-10:35?; meal 午餐 100 restaurant day 2 12-08 12:00?-13:30?; meal 茶歇 100 foyer day 2 12-08 15:15?-15:35?; meal 晚宴 100? banquet day 2 12-08? 18:30?-21:00?",
  ],
  [
    "12月7日晚餐10桌，8日午餐、晚餐均为自助，100人；8日全天会议课桌式",
    "meal 晚餐 100 banquet day 1 12-07 18:00?-20:00?; session 会议 100? classroom day 2 12-08 9:00?-17:30?; meal 午餐 100 restaurant day 2 12-08 12:00?-13:30?; meal 晚餐 100 restaurant day 2 12-08 18:00?-20:00?",
  ],
  [
    "3月6-8日，6日报到，7日大会500人剧院式，8日上午分会场5个×100人，8日中午12点结束",
    "session 报到 500 foyer day 1 03-06 8:30?-9:00?; session 大会 500 theatre day 2 03-07 9:00?-17:30?; breakout 分会场 5x100 classroom? day 3 03-08 9:00?-12:00; unread 8日",
  ],
  [
    "人数：120；日期：12.15；时间：全天；台型：课桌；用餐：中餐自助、晚宴12桌；住宿：60间",
    "session 会议 120? classroom day 1 12-15 9:00?-17:30?; meal 中餐自助 120 restaurant day 1 12-15 12:00?-13:30?; meal 晚宴 120 banquet day 1 12-15 18:30?-21:00?; 住宿 60 rooms 1? nights 12-14?",
  ],
  [
    "12月15日，120人，上午课桌式开会，下午改岛屿式讨论",
    "session 开会 120? classroom day 1 12-15 9:00?-12:00?; session 讨论 120? fishbone day 1 12-15 13:30?-17:30?",
  ],
  [
    "亲，12月19号有场地吗？大概80人，课桌，要一整天，中午自助，下午茶歇",
    "session 会议 80? classroom day 1 12-19 9:00?-17:30?; meal 自助餐 80 restaurant day 1 12-19 12:00?-13:30?; meal 下午茶 80 foyer day 1 12-19 15:15?-15:35?",
  ],
  [
    "1月8日下午报到，9日全天大会，280人课桌，10日上午分会4个各70人，中午散会",
    "session 报到 280 foyer day 1 01-08 13:30?-17:30?; session 大会 280 classroom day 2 01-09 9:00?-17:30?; breakout 分会 4x70 classroom? day 3 01-10 9:00?-12:00?; unread 中午 / 散会",
  ],
  [
    "会场要能坐350人的剧院式，12月29日下午1:30-5:30，晚上35桌，同一天",
    "session 会议 350? theatre day 1 12-29 13:30-17:30; meal 晚宴 350 banquet day 1 12-29 18:30?-21:00?",
  ],
  [
    "12月29日13:30-17:30大会350人剧院式，18:30晚宴35桌，翻台来得及吗",
    "session 大会 350 theatre day 1 12-29 13:30-17:30; meal 晚宴 350 banquet day 1 12-29 18:30-21:00?; unread 翻台",
  ],
  [
    "12/22上午董事会12人（9:30-11:30），中午桌餐2桌，下午股东大会60人课桌14:00-16:00",
    "session 董事会 12 boardroom? day 1 12-22 9:30-11:30; meal 午餐 20 banquet day 1 12-22 12:00?-13:30?; session 股东大会 60 classroom day 1 12-22 14:00-16:00",
  ],
  [
    "一、会议时间：2027年3月18日至19日\n二、参会人数：约260人\n三、场地需求：1.主会场1个，课桌式260人；2.分会场3个，课桌式，每个80人，18日下午使用\n四、用餐：午餐自助2次，晚餐自助1次，晚宴1次26桌\n五、住宿：单间60间、标间90间，17日、18日两晚",
    "session 主会场 260 classroom day 1 03-18 9:00?-12:00?; meal 午餐自助 260 restaurant day 1 03-18 12:00?-13:30?; breakout 分会场 3x80 classroom day 1 03-18 13:30?-17:30?; meal 晚餐自助 260 restaurant day 1 03-18? 18:00?-20:00?; meal 晚宴 260 banquet day 1 03-18 18:30?-21:00?; session 主会场 260 classroom day 2 03-19 9:00?-17:30?; meal 午餐自助 260 restaurant day 2 03-19 12:00?-13:30?; 单间、标间 150 rooms 2 nights 03-17; name 会议",
  ],
  [
    "（1）主会场：可容纳300人，课桌式，使用时间：3月18日全天；（2）分会场：4个，每个可容纳60人，使用时间：3月19日上午",
    "session 主会场 300 classroom day 1 03-18 9:00?-17:30?; breakout 分会场 4x60 classroom? day 2 03-19 9:00?-12:00?",
  ],
  [
    "会议室（大）1个 300人 4月15日8:30-17:30 ；会议室（小）4个 50人 4月15日14:00-17:30",
    "session 会议室 300 classroom? day 1 04-15 8:30-17:30; session 会议室 4x50 classroom? day 1 04-15 14:00-17:30",
  ],
  [
    "5.20 全天 大会 400人 剧院 / 5.21 上午 分会 5个 80人 课桌 / 5.21 中午 结束",
    "session 大会 400 theatre day 1 05-20 9:00?-17:30?; breakout 分会 5x80 classroom day 2 05-21 9:00?-12:00?; unread 5.21 / 中午",
  ],
  [
    "6月3日（周四）9:00-17:00 年中会议 150人 鱼骨，12:00-13:00 午餐，15:00-15:15 茶歇",
    "session 会议 150 fishbone day 1 06-03 9:00-17:00; meal 午餐 150 restaurant day 1 06-03 12:00-13:00; meal 茶歇 150 foyer day 1 06-03 15:00-15:15",
  ],
  [
    "两天一晚的团建，40人，12月12-13日，12日下午2:00-5:00会议，晚上BBQ，住20间",
    "session 会议 40? classroom? day 1 12-12 14:00-17:00; 客房 20 rooms 1 nights 12-12?; unread 团建 / 晚上 / BBQ",
  ],
  [
    "会议室要投影和音响，30人U型，12月10日下午2:30到5:00，茶歇一次",
    "session 会议室 30 ushape day 1 12-10 14:30-17:00; meal 茶歇 30 foyer day 1 12-10 15:15?-15:35?; venue 投影 音响",
  ],
  [
    "公司尾牙，1月22日晚上6点，22桌，需要舞台和LED",
    "session 尾牙 220 banquet day 1 01-22 18:00-20:30?; venue 舞台 LED",
  ],
  [
    "产品培训 3天 12/8-12/10 每天9:00-17:00 25人 U型 每天午餐 每天2次茶歇 住宿13间x3晚",
    "session 培训 25 ushape day 1 12-08 9:00-17:00; meal 茶歇 25 foyer day 1 12-08 10:15?-10:35?; meal 午餐 25 restaurant day 1 12-08 12:00?-13:30?; meal 茶歇 25 foyer day 1 12-08 15:15?-15:35?; session 培训 25 ushape day 2 12-09 9:00-17:00; meal 茶歇 25 foyer day 2 12-09 10:15?-10:35?; meal 午餐 25 restaurant day 2 12-09 12:00?-13:30?; meal 茶歇 25 foyer day 2 12-09 15:15?-15:35?; session 培训 25 ushape day 3 12-10 9:00-17:00; meal 茶歇 25 foyer day 3 12-10 10:15?-10:35?; meal 午餐 25 restaurant day 3 12-10 12:00?-13:30?; meal 茶歇 25 foyer day 3 12-10 15:15?-15:35?; 住宿 13 rooms 3 nights 12-07?; unread 产品",
  ],
  [
    "我们有个学术会议，1月16日-17日，主会场600人剧院式2天，分会场6个每个100人仅17日下午，展位40个，晚宴16日60桌，住宿400间",
    "session 主会场 600 theatre day 1 01-16 9:00?-17:30?; meal 晚宴 600 banquet day 1 01-16 18:30?-21:00?; session 主会场 600 theatre day 2 01-17 9:00?-12:00?; breakout 分会场 6x100 classroom? day 2 01-17 13:30?-17:30?; 住宿 400 rooms 1? nights 01-16?; name 会议; unread 学术 / 展位40个",
  ],
  [
    "1月16日8:00-18:00主会场600人，1月17日8:00-12:00主会场600人，13:30-17:30六个分会场100人",
    "session 主会场 600 theatre? day 1 01-16 8:00-18:00; session 主会场 600 theatre? day 2 01-17 8:00-12:00; breakout 分会场 6x100 classroom? day 2 01-17 13:30-17:30",
  ],
  [
    "下周三下午两点半到五点，20个人的小会议室，回字型，要白板",
    "breakout 小会议室 20 hollow day 1 12-02 14:30-17:00; unread 白板",
  ],
  [
    "需要一间能放得下15桌的宴会厅，12月18日晚，还有签到区",
    "meal 晚宴 150 banquet day 1 12-18 18:30?-21:00?; venue 签到区",
  ],
  [
    "12月18日 17:30 签到 18:00 开席 20桌",
    "session 签到 200 foyer day 1 12-18 17:30-18:00?; meal 晚宴 200 banquet day 1 12-18 18:00-20:30?",
  ],
  [
    "8:00-9:00签到，9:00-9:30开幕式，9:30-12:00主旨演讲，12:00-13:30午餐，13:30-17:00四个分论坛同时进行，18:00-20:00晚宴；12月12日，400人",
    "session 签到 400 foyer day 1 12-12 8:00-9:00; session 开幕式 400? theatre? day 1 12-12 9:00-9:30; session 主旨演讲 400? theatre? day 1 12-12 9:30-12:00; meal 午餐 400 restaurant day 1 12-12 12:00-13:30; breakout 分论坛 4x100? classroom? day 1 12-12 13:30-17:00; meal 晚宴 400 banquet day 1 12-12 18:00-20:00",
  ],
  [
    "上午9:00-10:30大会，10:30-10:45茶歇，10:45-12:00大会，200人剧院，12月12日",
    "session 大会 200? theatre? day 1 12-12 9:00-10:30; meal 茶歇 200 foyer day 1 12-12 10:30-10:45; session 大会 200 theatre day 1 12-12 10:45-12:00",
  ],
  [
    "人数150，时间12月23-24，23号下午1点签到，2点开会，6点晚餐15桌，24号上午分3组，11:30结束",
    "session 签到 150 foyer day 1 12-23 13:00-13:30?; session 开会 150? classroom? day 1 12-23 14:00-17:30?; meal 晚餐 150 banquet day 1 12-23 18:00-20:00?; breakout 分组讨论 3x50? fishbone? day 2 12-24 9:00?-11:30",
  ],
  [
    "先付费的不要，12月8日100人会议室课桌，不用餐，不住宿",
    "session 会议室 100 classroom day 1 12-08 9:00?-17:30?; unread 付费 / 不用餐 / 不住宿",
  ],
  [
    "只要会场，不要住宿不要餐，12月8日全天，60人U型",
    "session 会议 60? ushape day 1 12-08 9:00?-17:30?; unread 不要住宿 / 不要餐",
  ],
  [
    "12月30、31日两天开会，每天上午9:30到11:30，下午1:30到4:30，45人，课桌",
    "session 开会 45 classroom day 1 12-30 9:30-11:30; session 开会 45 classroom day 1 12-30 13:30-16:30; session 开会 45 classroom day 2 12-31 9:30-11:30; session 开会 45 classroom day 2 12-31 13:30-16:30",
  ],
  [
    "需求：主会场*1（200人，课桌），分会场*3（60人，课桌），时间：12月17日（周四）",
    "session 主会场 200 classroom day 1 12-17 9:00?-12:00?; breakout 分会场 3x60 classroom day 1 12-17 13:30?-17:30?",
  ],
  [
    "200人会议+20桌晚宴+100间房，12.17-12.18",
    "session 会议 200 classroom? day 1 12-17 9:00?-17:30?; session 会议 200 classroom? day 2 12-18 9:00?-17:30?; meal 晚宴 200 banquet day 2 12-18? 18:30?-21:00?; 客房 100 rooms 2 nights 12-17",
  ],
  [
    "4月10日-12日（10日报到，11日会议，12日离会），会议200人课桌式，10日晚餐自助，11日午餐自助、晚宴20桌，标间100间",
    "session 报到 200 foyer day 1 04-10 8:30?-9:00?; meal 晚餐自助 200 restaurant day 1 04-10 18:00?-20:00?; session 会议 200? classroom day 2 04-11 9:00?-17:30?; meal 午餐自助 200 restaurant day 2 04-11 12:00?-13:30?; meal 晚宴 200 banquet day 2 04-11 18:30?-21:00?; 标间 100 rooms 2? nights 04-10?; name 会议; unread 12日",
  ],
  [
    "年会420人，1月29日，15:00-18:00会议（剧院式），18:30-21:00晚宴42桌，彩排当天上午",
    "session 会议 420? theatre day 1 01-29 15:00-18:00; meal 晚宴 420 banquet day 1 01-29 18:30-21:00; name 年会; unread 彩排 / 上午",
  ],
  [
    "1月29日年会，上午布场，下午3点到6点会议420人剧院，晚上42桌",
    "session 会议 420 theatre day 1 01-29 15:00-18:00; meal 晚宴 420 banquet day 1 01-29 18:30?-21:00?; name 年会; unread 上午 / 布场",
  ],
  [
    "12月7日-11日，每天30人，U型，9:00-17:00",
    "session 会议 30? ushape day 1 12-07 9:00-17:00; session 会议 30? ushape day 2 12-08 9:00-17:00; session 会议 30? ushape day 3 12-09 9:00-17:00; session 会议 30? ushape day 4 12-10 9:00-17:00; session 会议 30? ushape day 5 12-11 9:00-17:00",
  ],
  [
    "12月15日10:00-11:30路演80人剧院式；13:00-17:00一对一会议6间，每间4人",
    "session 路演 80 theatre day 1 12-15 10:00-11:30; session 会议 6x4 classroom? day 1 12-15 13:00-17:00",
  ],
  [
    "圆桌讨论50人，12月16日上午；之后简餐",
    "session 讨论 50 banquet day 1 12-16 9:00?-12:00?; meal 简餐 50 restaurant day 1 12-16 12:00?-13:30?",
  ],
  [
    "150人课桌式会议室两天，12月24、25日，另外第二天下午需要3间30人的小会议室",
    "session 会议室 150 classroom day 1 12-24 9:00?-17:30?; session 会议室 150 classroom day 2 12-25 9:00?-12:00?; breakout 小会议室 3x30 classroom? day 2 12-25 13:30?-17:30?",
  ],
  [
    "会期3天，每天300人，主会场剧院，每天下午分6组，每组50人，3月9-11日",
    "session 主会场 300? theatre day 1 03-09 9:00?-12:00?; breakout 分组讨论 6x50 fishbone? day 1 03-09 13:30?-17:30?; session 主会场 300? theatre day 2 03-10 9:00?-12:00?; breakout 分组讨论 6x50 fishbone? day 2 03-10 13:30?-17:30?; session 主会场 300? theatre day 3 03-11 9:00?-12:00?; breakout 分组讨论 6x50 fishbone? day 3 03-11 13:30?-17:30?",
  ],
  [
    "会议120人，12月9日8:30~17:30，午餐12:00~13:00，晚宴18:30开始，14桌",
    "session 会议 120 classroom? day 1 12-09 8:30-17:30; meal 午餐 120 restaurant day 1 12-09 12:00-13:00; meal 晚宴 140 banquet day 1 12-09 18:30-21:00?",
  ],
  [
    "我们打算3月中旬办个200人左右的经销商会，一天，课桌，晚上20桌，住100间1晚",
    "session 经销商会 200 classroom day 1 03-11? 9:00?-17:30?; meal 晚宴 200 banquet day 1 03-11? 18:30?-21:00?; 客房 100 rooms 1 nights 03-10?",
  ],
  [
    "老师您好，需求如下：\n日期：12月19日\n上午：9:00-12:00 大会 150人 课桌\n中午：12:00 自助餐\n下午：13:30-17:00 分3组 每组50人\n晚上：18:00 15桌",
    "session 大会 150 classroom day 1 12-19 9:00-12:00; meal 自助餐 150 restaurant day 1 12-19 12:00-13:30?; breakout 分组讨论 3x50 fishbone? day 1 12-19 13:30-17:00; meal 晚宴 150 banquet day 1 12-19 18:00-20:30?; unread 老师 / 晚上",
  ],
  [
    "12月10日-12日 培训班 50人/天 课桌式 含三餐 住宿25间",
    "session 培训 50 classroom day 1 12-10 9:00?-17:30?; session 培训 50 classroom day 2 12-11 9:00?-17:30?; session 培训 50 classroom day 3 12-12 9:00?-17:30?; 住宿 25 rooms 2? nights 12-10?; unread 含三餐",
  ],
  [
    "时间12月19日13点~18点，人数90，场地布置课桌式，需要2个话筒、投影",
    "session 会议 90? classroom day 1 12-19 13:00-18:00; venue 话筒 投影; unread 布置 / 2个",
  ],
  ["酒店你好，咨询12月26日宴会厅，寿宴，18桌，中午", "meal 寿宴 180 banquet day 1 12-26 12:00?-13:30?; venue 酒店"],
  [
    "11月30日至12月1日，2天，主会场180人课桌，4个分会30人，分会在第二天上午",
    "session 主会场 180 classroom day 1 11-30 9:00?-17:30?; breakout 分会 4x30 classroom? day 2 12-01 9:00?-12:00?; session 主会场 180 classroom day 2 12-01 13:30?-17:30?",
  ],
  [
    "请提供以下报价：A. 主会场 250人 12月17日 B. 分会场 3*80人 12月17日下午 C. 晚宴 25桌",
    "session 主会场 250 classroom? day 1 12-17 9:00?-12:00?; breakout 分会场 3x80 classroom? day 1 12-17 13:30?-17:30?; meal 晚宴 250 banquet day 1 12-17 18:30?-21:00?",
  ],
  [
    "12月17日：主会场250人/课桌/8:30-12:00；分会场3个/80人/课桌/13:30-17:00；晚宴25桌/18:30",
    "session 主会场 250 classroom day 1 12-17 8:30-12:00; breakout 分会场 3x80 classroom day 1 12-17 13:30-17:00; meal 晚宴 250 banquet day 1 12-17 18:30-21:00?",
  ],
  [
    "周三到周五三天，研讨会，80人，岛屿式，每天茶歇上午下午各一次",
    "session 研讨会 80 fishbone day 1 12-02 9:00?-17:30?; meal 茶歇 80 foyer day 1 12-02 10:15?-10:35?; meal 茶歇 80 foyer day 1 12-02 15:15?-15:35?; session 研讨会 80 fishbone day 2 12-03 9:00?-17:30?; meal 茶歇 80 foyer day 2 12-03 10:15?-10:35?; meal 茶歇 80 foyer day 2 12-03 15:15?-15:35?; session 研讨会 80 fishbone day 3 12-04 9:00?-17:30?; meal 茶歇 80 foyer day 3 12-04 10:15?-10:35?; meal 茶歇 80 foyer day 3 12-04 15:15?-15:35?",
  ],
  [
    "下周一、二两天，60人，U形，全天",
    "session 会议 60? ushape day 1 11-30 9:00?-17:30?; session 会议 60? ushape day 2 12-01 9:00?-17:30?",
  ],
  ["12月17日16:00-18:00，客户见面会，150人，酒会形式", "session 见面会 150 cocktail day 1 12-17 16:00-18:00"],
  [
    "明年元旦后第一周，两天，会议300人",
    "session 会议 300 classroom? day 1 01-04? 9:00?-17:30?; session 会议 300 classroom? day 2 01-05? 9:00?-17:30?",
  ],
  ["需预订2027年5月10日（周一）晚18:00-21:00宴会厅，宴会式30桌", "meal 晚宴 300 banquet day 1 05-10 18:00-21:00"],
  [
    "会议室：8人董事会式1间，20人U型2间，40人课桌1间，12月14日",
    "session 会议室 8 boardroom day 1 12-14 9:00?-17:30?; session 会议室 2x20 ushape day 1 12-14 9:00?-17:30?; session 会议室 40 classroom day 1 12-14 9:00?-17:30?",
  ],
  [
    "12月14日全天需要三个会议室：100人剧院、40人课桌、20人U型",
    "session 会议室 100 theatre day 1 12-14 9:00?-17:30?; session 会议室 40 classroom day 1 12-14 9:00?-17:30?; session 会议室 20 ushape day 1 12-14 9:00?-17:30?",
  ],
  [
    "12月年会200人晚宴20桌",
    "session 年会 200 classroom? day 1 12-01? 9:00?-17:30?; meal 晚宴 200 banquet day 1 12-01? 18:30?-21:00?",
  ],
  [
    "主会场200人，分会场3个60人，12月17日，分会场在下午",
    "session 主会场 200 classroom? day 1 12-17 9:00?-12:00?; breakout 分会场 3x60 classroom? day 1 12-17 13:30?-17:30?",
  ],
];

it.each(rows)("%s", (text, expected) => expect(read(text).join("; ")).toBe(expected));

it.each(rows)("reads the programme of a text from what is formatted of it: %s", (text) => {
  const { programme } = readProgramme(text, preparedBeijingVocabulary, today);
  const again = readProgramme(formatProgrammeText(programme), preparedBeijingVocabulary, today).programme;
  const withoutGuesses = ({ blocks, ...rest }: Programme) => ({
    ...rest,
    blocks: blocks.map(({ guessed: _guessed, ...block }) => block),
  });
  expect(withoutGuesses(again)).toEqual(withoutGuesses(programme));
});
