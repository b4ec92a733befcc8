import { describe, expect, it } from "vitest";
import { preparedBeijingVocabulary } from "../beijing-vocabulary.fixture.ts";
import { parseSentence } from "../parse-sentence.ts";

/** Writes what is read of a sentence: ~ for a guess; of a room price the least and the most; unread pieces in quotes. */
function read(text: string): string {
  const { understood, unread } = parseSentence(text, { today: "2026-11-20", vocabulary: preparedBeijingVocabulary });
  const terms = understood.map(({ kind, value, guess, wish }) => {
    const { min = "", max = "" } = value as { min?: number; max?: number };
    return `${kind}${wish ? "?" : ""}${guess ? "~" : ""}=${kind === "roomPrice" ? `${min}..${max}` : JSON.stringify(value).replaceAll(`"`, "")}`;
  });
  return [...terms, ...unread.map((piece) => `“${piece}”`)].join(" ");
}
const table = (rows: readonly (readonly [sentence: string, read: string])[]) =>
  it.each(rows)("%s", (sentence, expected) => expect(read(sentence)).toBe(expected));

describe("an amount before and after what it is of", () => {
  table([
    ["预算3万", "price=30000"],
    ["3万预算", "price=30000"],
    ["预算是3万", "price=30000"],
    ["预算最好是3万", "price?=30000"],
    ["预算要3万元", "price=30000"],
    ["预算我想3万", "price=30000"],
    ["3万的预算", "price=30000"],
    ["3万元以内的预算", "price=30000"],
    ["300元以内的房价", "roomPrice=..300"],
    ["4.5分的评分", "rating=4.5"],
    ["500平的面积", "area=500"],
    ["6米的层高", "height=60"],
    ["6米层高", "height=60"],
    ["6米高", "height=60"],
    ["评分4分，预算3万", "rating=4 price=30000"],
    ["20桌，预算3万", "people=200 layout~=7 price=30000"],
    ["20桌预算3万", "people=200 layout~=7 price=30000"],
    ["200人预算3万", "people=200 price=30000"],
    ["3万预算，200人", "price=30000 people=200"],
    ["3万，预算200人", "price~=30000 people=200"],
    ["300元，房价最多400元", "roomPrice=..400 “300元”"],
    ["5000元，预算每天8000", "price=5000 “预算每天8000”"],
    ["提前3天，200人", "people=200 “提前3天”"],
    ["200人，每天5000元", "people=200 price=5000"],
    ["200人，5000元每天", "people=200 price=5000"],
    ["200人，¥5000", "people=200 price=5000"],
    ["预算¥5000，200人", "price=5000 people=200"],
  ]);
});

describe("people", () => {
  table([
    ["100000人", "people=100000"],
    ["100001人", "“100001人”"],
    ["0人", "“0人”"],
    ["1.5人", "“1.5人”"],
    ["容纳200", "people=200"],
    ["每桌10人，12桌", "people=120 layout~=7"],
    ["12桌，每桌8人", "people=96 layout~=7"],
    ["12桌，一桌坐8人", "people=96 layout~=7"],
    ["每张桌12人，20桌", "people=240 layout~=7"],
    ["分10组，每小组8人", "people=80 layout~=6"],
    ["每组8人，分10个小组", "people=80 layout=6"],
    ["8个岛，每个岛6人", "people=48 layout~=6"],
    ["一组8人，10组", "people=80 layout~=6"],
    ["10组，每组8人，200人", "layout~=6 people=200"],
    ["酒店，9个人", "venueType=0 “9个人”"],
    ["酒店，10个人", "venueType=0 people=10"],
    ["酒店，10个人，房价300", "venueType=0 roomPrice~=..300 “10个人”"],
    ["500 theatre", "people~=500 layout=1"],
    ["剧院式200", "layout=1 people~=200"],
    ["剧院式 200", "layout=1 people~=200"],
    ["200剧院式", "people~=200 layout=1"],
    ["200培训", "people~=200 eventType=training layout=2"],
    ["培训200", "eventType=training layout=2 “200”"],
    ["4剧院式", "layout=1 “4”"],
    ["5剧院式", "people~=5 layout=1"],
    ["剧院式2万", "layout=1 price~=20000"],
    ["人数没定，80到120之间", "people=120"],
    ["人数没定，80", "“80”"],
    ["a group of 30", "people=30 “group”"],
    ["a group of about 30", "people=30 “group”"],
  ]);
});

describe("the price of a day", () => {
  table([
    ["总预算6万，两天", "total=60000 days=2"],
    ["总预算6万，3天", "total=60000 days=3"],
    ["总预算10万，3天", "total=100000 days=3"],
    ["总预算6万，1天", "total=60000 days=1"],
    ["总预算6万", "total=60000"],
    ["总预算6万每天，两天", "price=60000 days=2"],
    ["总预算6万，三天两晚", "total=60000 days=3 need=两晚"],
    ["预算6万，两天", "price=60000 days=2"],
    ["预算3万左右", "price~=30000"],
    ["预算3万以上", "“预算3万以上”"],
    ["预算3-5万", "price=50000"],
    ["人均300，100人", "total~=30000 people=100"],
    ["100人，每人300元", "people=100 total~=30000"],
    ["300元/人，100人", "total~=30000 people=100"],
    ["人均300", "“人均300”"],
    ["人均300以上，100人", "people=100 “人均300以上”"],
    ["餐标300，100人", "mealPrice=300 people=100"],
    ["餐标300/人，100人", "mealPrice=300 people=100"],
    ["人均99.5，100人", "total~=9950 people=100"],
    ["预算0，200人", "people=200 “预算0”"],
    ["会议，3万", "price~=30000"],
    ["会议，999", "“999”"],
    ["会议，1k", "price~=1000"],
    ["会议，不超过5000", "price~=5000"],
    ["会议，不超过4999", "“不超过4999”"],
    ["会议，至少5000", "“至少5000”"],
    ["999999999元，会议", "price=999999999"],
    ["1000000000元，会议", "“1000000000元”"],
  ]);
});

describe("the price of a night", () => {
  table([
    ["房价300", "roomPrice~=..300"],
    ["房价300以上", "roomPrice=300.."],
    ["房价300以内", "roomPrice=..300"],
    ["房价300左右", "roomPrice~=240..360"],
    ["房价301左右", "roomPrice~=241..361"],
    ["房价300-400", "roomPrice=300..400"],
    ["房价300-400左右", "roomPrice=300..400"],
    ["房价300-400以内", "roomPrice=300..400"],
    ["房价300多", "roomPrice~=300..399"],
    ["房价1000多", "roomPrice~=1000..1999"],
    ["房价60多", "roomPrice~=60..69"],
    ["300元一晚", "roomPrice~=..300"],
    ["一晚300元以内", "roomPrice=..300"],
    ["豪华型，300元", "star=5 roomPrice~=..300"],
    ["豪华型，4999元", "star=5 roomPrice~=..4999"],
    ["豪华型，5000元", "star=5 price=5000"],
    ["豪华型，场租300", "star=5 price=300"],
    ["豪华型，300元每天", "star=5 price=300"],
    ["豪华型，50以内", "star=5 roomPrice~=..50"],
    ["豪华型，49以内", "star=5 “49以内”"],
    ["豪华型，300-400", "star=5 roomPrice~=300..400"],
    ["豪华型，300", "star=5 “300”"],
    ["标间300左右", "roomPrice~=240..360"],
    ["标间100左右", "roomPrice~=80..120"],
    ["标间99左右", "rooms=99"],
    ["标间300以内", "roomPrice=..300"],
    ["豪华型，标间300", "star=5 roomPrice~=..300"],
    ["豪华型，标间99", "star=5 rooms=99"],
    ["会议，标间300", "rooms=300"],
  ]);
});

describe("rooms, days and other counts", () => {
  table([
    ["200人，客房100间", "people=200 rooms=100"],
    ["200人，100间客房", "people=200 rooms=100"],
    ["200人，100间", "people=200 rooms~=100"],
    ["200人，10间", "people=200 rooms~=10"],
    ["200人，9间", "people=200 “9间”"],
    ["200人，9间房", "people=200 rooms=9"],
    ["200人，专家住8间", "people=200 rooms=8 “专家”"],
    ["200人，住宿要8间", "people=200 rooms=8"],
    ["200人，1.5间房", "people=200 “1.5间房”"],
    ["豪华型，9间房", "star=5 “9间房”"],
    ["豪华型，10间房", "star=5 rooms=10"],
    ["200人，客房1.5", "people=200 “客房1.5”"],
    ["200人，客房30套", "people=200 rooms=30"],
    ["60天", "days=60"],
    ["61天", "“61天”"],
    ["1.5天", "“1.5天”"],
    ["车位100个", "facility=收费停车位 feature=21"],
    ["车位50个", "facility=收费停车位 feature~=21"],
    ["车位49个", "facility=收费停车位 “49个”"],
    ["100个车位", "feature=21"],
    ["50个车位", "feature~=21"],
    ["49个车位", "“49个车位”"],
    ["100辆车", "feature=21"],
  ]);
});

describe("heights, areas and distances", () => {
  table([
    ["层高6米", "height=60"],
    ["层高5.55米", "height=56"],
    ["层高6米以内", "“层高6米以内”"],
    ["层高0米", "“层高0米”"],
    ["层高6", "height=60"],
    ["层高2", "height=20"],
    ["层高1.9", "“层高1.9”"],
    ["层高30", "height=300"],
    ["层高31", "“层高31”"],
    ["层高要够，至少7米", "height=70"],
    ["层高要够，7米", "“层高” “7米”"],
    ["面积要够，至少7米", "“面积” “至少7米”"],
    ["500平", "area=500"],
    ["500平以内", "“500平以内”"],
    ["面积500", "area=500"],
    ["面积500以内", "“面积500以内”"],
    ["面积300-500平", "area=300"],
    ["0平", "“0平”"],
    ["离地铁800米", "feature=19"],
    ["离地铁500米", "feature~=19"],
    ["离地铁1500米以内", "feature~=19"],
    ["离地铁1501米以内", "“1501米以内”"],
    ["舞台6米", "feature=2 “6米”"],
  ]);
});

describe("stars and ratings", () => {
  table([
    ["4星", "star=4"],
    ["3-4星", "star=4 star=3"],
    ["4星以上", "star=5 star=4"],
    ["3星以下", "star=3 star=2"],
    ["6星", "“6星”"],
    ["评分4.5", "rating=4.5"],
    ["评分4.5以下", "“评分4.5以下”"],
    ["评分5", "rating=5"],
    ["评分5.1", "“评分5.1”"],
    ["4.5以上", "rating~=4.5"],
    ["4.5以下", "“4.5以下”"],
    ["4以上", "“4以上”"],
    ["5.5以上", "“5.5以上”"],
  ]);
});
