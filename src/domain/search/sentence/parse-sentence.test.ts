import { describe, expect, it } from "vitest";
import { beijingVocabulary, preparedBeijingVocabulary } from "./beijing-vocabulary.fixture.ts";
import { findCities, prepareCityVocabulary, prepareVocabulary, parseSentence } from "./parse-sentence.ts";

/** A Friday. */
const today = "2026-11-20";
const read = (text: string) => parseSentence(text, { today, vocabulary: preparedBeijingVocabulary });

/** Formats the parsed terms briefly: kind=value, ? for a wish, ~ for a guess, ! for an implied one. */
const short = (text: string): string =>
  read(text)
    .understood.map(({ kind, value, wish, guess, implied }) => {
      const formatted = typeof value === "object" ? Object.values(value).join("..") : value;
      return `${kind}${wish ? "?" : ""}${guess ? "~" : ""}${implied ? "!" : ""}=${formatted}`;
    })
    .join(" ");

const table = (rows: readonly (readonly [sentence: string, understood: string])[]) =>
  it.each(rows)("%s", (sentence, understood) => expect(short(sentence)).toBe(understood));

describe("the home page's examples", () => {
  table([
    [
      "下周五朝阳 200 人课桌式，预算 3 万，要 LED",
      "date=2026-11-27 region=110105 people=200 layout=2 price=30000 feature=0",
    ],
    [
      "国贸CBD附近 20 人闭门会，有自然光，能视频会议",
      "region=110010001 people=20 eventType=closed-door layout!=3 feature=8 feature=6",
    ],
    [
      "11 月 27 日年会 600 人，层高 6 米以上，能进车",
      "date=2026-11-27 eventType=annual-meeting layout!=7 people=600 height=60 feature=9",
    ],
    ["海淀 80 人培训两天，客房 100 间以上", "region=110108 people=80 eventType=training layout!=2 days=2 rooms=100"],
    ["西城 150 人，离地铁近", "region=110102 people=150 feature~=19"],
    ["500 人发布会，无柱，有三相电，有吊点", "people=500 eventType=launch layout!=1 feature=7 feature=18 feature=17"],
    ["朝阳 200 人会议", "region=110105 people=200"],
  ]);
});

describe("numbers and people", () => {
  table([
    ["３００ 人 宴会式 预算 １０ 万", "people=300 layout=7 price=100000"],
    ["二百人", "people=200"],
    ["两百来人的年会", "people=200 eventType=annual-meeting layout!=7"],
    ["四五十人的会议室", "people=50"],
    ["一百五十人左右", "people=150"],
    ["100-200 人，预算 3 到 5 万", "people=200 price=50000"],
    ["人数大概三百，预算十五万以内", "people=300 price=150000"],
    ["20桌年会", "people=200 layout~=7 eventType=annual-meeting"],
    ["1.5万一天以内，150人剧院式", "price=15000 people=150 layout=1"],
    ["三百人，五千一天", "people=300 price=5000"],
    ["两千五以内一天，20人", "price=2500 people=20"],
    ["8k以内 40人", "price~=8000 people=40"],
    ["预算5000-8000元/天，60人", "price=8000 people=60"],
    ["总预算6万，两天，200人", "total=60000 days=2 people=200"],
    ["3 万 5 个人", "price~=30000 people=5"],
    ["人均300，100人晚宴", "mealPrice=300 people=100 eventType=banquet layout!=7"],
    ["200人，预算3万以上", "people=200"],
    ["千人大会", "people=1000 eventType=conference"],
  ]);
});

describe("the space", () => {
  table([
    ["面积500平以上，净高不低于5.5米", "area=500 height=55"],
    ["6米层高，800㎡展览，首层，货梯", "height=60 area=800 eventType=exhibition feature=13 feature=10"],
    ["U型 20人 投影", "layout=4 people=20 feature=1"],
    ["回字形30人，鱼骨式60人，鸡尾酒会", "layout=5 people=60 need=鸡尾酒会"],
    ["LED屏10米宽，舞台6米", "feature=0 feature=2"],
    ["不要柱子，灯光音响，同传", "feature=7 feature=4 feature=3 feature=5"],
    ["户外草坪婚礼 150人，湖边", "feature=14 eventType=wedding layout!=7 people=150 feature=23"],
    ["五星级酒店，500人宴会厅", "star=5 venueType=0 people=500"],
    ["四星以上酒店，200人", "star=5 star=4 venueType=0 people=200"],
    ["不要五星，四星就行，100人", "star=4 people=100"],
    ["能坐500人的剧场或体育馆", "people=500 venueType=4 venueType=3"],
    ["万豪 300 人", "brand=marriott people=300"],
    ["停车位100个以上，200人", "feature=21 people=200"],
    ["能住宿的培训场地，80人，要40间房", "eventType=training layout!=2 people=80 rooms=40"],
    ["三天两晚，120人，课桌", "days=3 need=两晚 people=120 layout=2"],
    ["便宜点的会议室，20人", "sort=1 people=20"],
  ]);
});

describe("places", () => {
  table([
    ["离国贸近，100人", "region=110010001 people=100"],
    ["国贸地铁站附近30人会议室", "region=110020020 people=30"],
    ["五道口 50人", "region=110020099 people=50"],
    ["首都机场附近 100人", "region=110030001 people=100"],
    ["北京南站附近 50人", "region=110030003 people=50"],
    ["798附近 100人", "region=110010023 people=100"],
    ["798人", "people=798"],
    ["朝阳国贸 100人", "region=110010001 people=100"],
    ["离国贸远一点，100人", "people=100"],
    ["不要离地铁太远，100人", "feature~=19 people=100"],
    ["地铁步行10分钟以内", "feature~=19"],
    ["故宫附近的酒店", "near=故宫 venueType=0"],
    ["国家会议中心附近 300人", "near=国家会议中心 people=300"],
    ["北京大学附近，100人", "near=北京大学 people=100"],
    ["离天安门不远，100人", "near=天安门 people=100"],
    ["学校附近的会议室", ""],
    ["国家会议中心", "name=国家会议中心"],
    ["如家酒店", "name=如家"],
    ["北京饭店", "name=北京饭店"],
    ["朝阳大悦城", "name=朝阳大悦城"],
    ["来宾200人", "people=200"],
    ["朝阳北路 50人", "people=50"],
  ]);
});

describe("days", () => {
  table([
    ["明天下午3点 20人", "date=2026-11-21 people=20"],
    ["周五 20人", "date=2026-11-20 people=20"],
    ["周三 20人", "date=2026-11-25 people=20"],
    ["下周一到周三 100人", "date=2026-11-23..2026-11-25 people=100"],
    ["周末 30人", "date=2026-11-21..2026-11-22 people=30"],
    ["月底 100人", "date=2026-11-21..2026-11-30 people=100"],
    ["12月18日到20日 300人", "date=2026-12-18..2026-12-20 people=300"],
    ["11/27 80人", "date=2026-11-27 people=80"],
    ["3月5号 80人", "date=2027-03-05 people=80"],
    ["12月中旬", "date=2026-12-11..2026-12-20"],
    ["明年3月 1000人", "date=2027-03-01..2027-03-31 people=1000"],
    ["十二月十八号 两天", "date=2026-12-18 days=2"],
    ["2月30日 20人", "people=20"],
    ["提前一天搭建，200人", "need=搭建 people=200"],
  ]);
});

describe("hotel stays", () => {
  table([
    ["价格300-400元的酒店", "roomPrice=300..400 venueType=0"],
    ["房价300以内，评分4.5以上", "roomPrice=300 rating=4.5"],
    ["一晚400元以内的舒适型酒店", "roomPrice=400 star=3 venueType=0"],
    ["价格三四百，早餐，酒店", "roomPrice=300..400 facility=早餐服务 venueType=0"],
    ["酒店各处都有wifi，24小时供热水", "facility=酒店各处提供wifi facility=24小时热水"],
    ["含免费早餐、能寄存行李的酒店", "facility=早餐服务免费 facility=行李寄存 venueType=0"],
    ["有会议室和酒吧的酒店", "facility=会议室 facility=酒吧 venueType=0"],
    ["我们两个人住，评分5分的酒店", "rating=5 venueType=0"],
    ["评分四点五分以上，价格控制在700-800元的酒店", "rating=4.5 roomPrice=700..800 venueType=0"],
    ["天安门附近有没有标间300以内的", "near=天安门 roomPrice=300"],
    ["酒店不提供早餐也行，有热水就好", "venueType=0 facility=24小时热水"],
    ["酒店可以免费停车吗", "venueType=0"],
    ["200人的酒店，预算5000", "people=200 venueType=0 price=5000"],
  ]);
  it("lists every facility that a generic word stands for", () => {
    expect(read("带泳池的酒店").understood[0]).toMatchObject({ value: "泳池", anyOf: ["室内游泳池", "室外游泳池"] });
  });
});

describe("wishes and negations", () => {
  table([
    ["最好有自然光，尽量离地铁近，50人", "feature?=8 feature?~=19 people=50"],
    ["最好有LED 200人 下周五", "feature?=0 people=200 date=2026-11-27"],
    ["评分4.5分以上就更好了，酒店", "rating?=4.5 venueType=0"],
    ["最好吃完饭就回酒店", "venueType=0"],
    ["不需要舞台，要投影，50人", "feature=1 people=50"],
    ["不能进车也行，300人", "people=300"],
    ["有没有带健身房的酒店", "facility=健身房 venueType=0"],
    ["早餐不要，评分4分的酒店", "rating=4 venueType=0"],
    ["婚宴 20桌 人均300", "eventType=wedding people=200 layout~=7 mealPrice=300"],
    ["招商会 20桌 预算人均400", "eventType=order-fair people=200 layout~=7 total~=80000"],
    ["国际会议，600人", "eventType=conference people=600"],
    ["不超过2万 300人 不要地下室", "price~=20000 people=300"],
    ["预算不超过3万，200人", "price=30000 people=200"],
    ["预算不限，500人", "people=500"],
  ]);
});

describe("English", () => {
  table([
    [
      "200 people classroom in Beijing next Friday, budget 30k, LED, near metro",
      "people=200 layout=2 city=110000 date=2026-11-27 price=30000 feature=0 feature~=19",
    ],
    ["five-star hotel for 300 guests, pillar-free, ceiling 6m", "star=5 venueType=0 people=300 feature=7 height=60"],
    ["Hilton, two days from 18 December, at least 500 sqm", "brand=hilton days=2 date=2026-12-18 area=500"],
    ["knowledge of the team", ""],
  ]);
});

describe("unmatched text", () => {
  it("quotes the original text, with its spaces", () => {
    expect(read("朝阳 ２００ 人，LED 大屏").understood.map(({ text }) => text)).toEqual([
      "朝阳",
      "２００ 人",
      "LED 大屏",
    ]);
  });
  it("drops courtesies and returns unknown text as unread", () => {
    expect(read("你好，200人，谢谢，麻烦您帮我找一下").unread).toEqual([]);
    expect(read("200人 砚川台，ＢＢＱ").unread).toEqual(["砚川台", "ＢＢＱ"]);
    expect(read("高规格 餐厅，元旦").unread).toEqual(["高规格"]);
    expect(read("12月8/6，投影/6").unread).toEqual(["8/6", "6"]);
  });
  it("returns a text of which nothing was read as one piece, unless it is a request", () => {
    const greeting = "你好，谢谢，麻烦您帮我找一下";
    expect(read(` ${greeting} `)).toEqual({ understood: [], unread: [greeting], cities: [] });
    expect(read("会议室")).toEqual({ understood: [], unread: [], cities: [] });
    expect(read(" ")).toEqual({ understood: [], unread: [], cities: [] });
  });
  it("looks up at most 8 names in the catalogue", () => {
    let lookups = 0;
    const vocabulary = prepareVocabulary({ ...beijingVocabulary, isKnownName: () => ++lookups < 0 });
    parseSentence("甲乙 丙丁 戊己 庚辛 壬癸 子丑 寅卯 辰巳 申酉 戌亥 乾坤 震巽".repeat(3), { today, vocabulary });
    expect(lookups).toBe(8);
  });
});

describe("the city", () => {
  it("is found without its regions, and a region takes precedence over it", () => {
    expect(findCities("下周五上海浦东200人", preparedBeijingVocabulary)).toEqual(["310000"]);
    expect(findCities("朝阳200人", preparedBeijingVocabulary)).toEqual([]);
    const shanghai = prepareCityVocabulary(preparedBeijingVocabulary, {
      regions: [["浦东新区", "310115", "district"]],
    });
    const { understood } = parseSentence("上海浦东200人", { today, vocabulary: shanghai });
    expect(understood.map(({ value }) => value)).toEqual(["310000", "310115", 200]);
  });
});

describe("colloquial speech", () => {
  table([
    ["你好，请问梅地亚大酒店怎么走", "venueType=0"],
    ["我想预订如家快捷酒店(北京站店)，电话多少？", "name=如家快捷酒店(北京站店)"],
    ["600-700元的酒店，帮我挑一家，然后告诉我附近有什么餐馆", "roomPrice=600..700 venueType=0"],
    ["最多花600块，豪华型，可以吗？", "roomPrice~=600 star=5"],
    ["别给我推五星的，四星就够了，80人", "star=4 people=80"],
    ["不一定要五星，150人", "people=150"],
    ["我们自己带投影，音响要好，30人U型", "feature=3 people=30 layout=4"],
    ["四百平，层高五米五，无柱", "area=400 height=55 feature=7"],
    ["净高6米3以上，200人", "height=63 people=200"],
    ["层高六米三百人", "height=60 people=300"],
    ["车辆可以进场，1000平", "feature=9 area=1000"],
    ["新员工培训，分10组，每组8人，三天", "eventType=training people=80 layout~=6 days=3"],
    ["每组8人，要投影", "feature=1"],
    ["260人圆桌，国贸", "people=260 layout=7 region=110010001"],
    ["30人圆桌会议", "people=30 need=圆桌会议"],
    ["婚宴厅不要太小，40桌", "eventType=wedding need=不要太小 people=400 layout~=7"],
    ["不在国贸、有自然光，40人", "feature=8 people=40"],
    ["2-day training, 60 people", "days=2 eventType=training layout!=2 people=60"],
  ]);
});

describe("asides", () => {
  table([
    ["那就去国贸逛逛。另外找个酒店，300以下", "venueType=0 roomPrice~=300"],
    ["餐馆就定这家了。有没有经济型酒店？", "star=2 venueType=0"],
    ["门票60元不算贵。想住豪华型，评分4.5分以上", "star=5 rating=4.5"],
    ["我在国贸。帮我找个酒店，评分4分以上", "region=110010001 venueType=0 rating=4"],
    ["国贸附近就不错，找个经济型酒店", "region=110010001 star=2 venueType=0"],
    ["本来想住豪华型，还是改经济型，价格300-400元", "star=2 roomPrice=300..400"],
    ["我们十几个人的旅行团，舒适型，房价200-300元一间", "star=3 roomPrice=200..300"],
    ["下周四到下周六培训，55人", "date=2026-11-26..2026-11-28 eventType=training layout!=2 people=55"],
  ]);
});

describe("corrections and side remarks", () => {
  table([
    ["预算3万，算了，放宽到4万吧，350人", "price~=40000 people=350"],
    ["价格300-400元，哦不对，400-500元的酒店", "roomPrice=400..500 venueType=0"],
    ["60人课桌，更正：改成U形", "people=60 layout=4"],
    ["下周二，不，下周三吧，35人", "date=2026-11-25 people=35"],
    ["180人，说错了，150人", "people=150"],
    ["我要的是高档型，不是豪华型", "star=4"],
    ["王府井，实在没有国贸也行，110人论坛", "region=110010001 people=110 eventType=forum layout!=1"],
    ["五星就别了，四星或三星即可，50人会议", "star=4 star=3 people=50"],
    ["早餐我们出去吃，不用早餐服务，酒店要有24小时热水", "venueType=0 facility=24小时热水"],
    ["刚才那家没有24小时热水，换一家有24小时热水的酒店", "facility=24小时热水 venueType=0"],
    ["租了辆豪华大巴，住经济型酒店", "star=2 venueType=0"],
  ]);
});

describe("amounts and days in shorthand", () => {
  table([
    ["260人 课桌 2.8w 望京", "people=260 layout=2 price~=28000 region=110010002"],
    ["年会就三万，180号人", "eventType=annual-meeting layout!=7 price~=30000 people=180"],
    ["18人 董事会 3k以下", "people=18 layout!=3 price~=3000"],
    ["百八十人的会，预算万把块", "people=100 price=10000"],
    ["千把人的大会", "people=1000 eventType=conference"],
    ["2-300块的经济型酒店，四分半以上", "roomPrice=200..300 star=2 venueType=0 rating~=4.5"],
    ["岛屿式，八个岛，每岛6人", "layout=6 people=48"],
    ["专家会26人，专家住8间", "people=26 rooms=8"],
    ["人数还没定，80到120之间，课桌", "people=120 layout=2"],
    ["层高要够，至少7米5，200人", "height=75 people=200"],
    ["下月18、19两天，26人", "date=2026-12-18..2026-12-19 days=2 people=26"],
    ["下周一二两天，20人", "date=2026-11-23..2026-11-24 days=2 people=20"],
    ["12.24平安夜，160人", "date=2026-12-24 people=160"],
    ["跨年夜晚宴200人", "date=2026-12-31 eventType=banquet layout!=7 people=200"],
    [
      "training for a group of 30, 15-16 December",
      "eventType=training layout!=2 people=30 date=2026-12-15..2026-12-16",
    ],
  ]);
});
