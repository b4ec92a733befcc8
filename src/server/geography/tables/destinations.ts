/**
 * Facts of the cities in South-east Asia that companies travel to, collected on 2026-11-22 from public pages and open data (the
 * address stands beside each visa rule; `generalKnowledge` marks what has no source, with a confidence from 0 to 1). Nobody has
 * checked them since: a page that shows them says so.
 */

/** The day on which the facts were collected. */
export const factsDate = "2026-11-22";
/** The day and the source of the rates: mid-market, not a bank's price. */
export const ratesDate = "2026-09-29";

type DestinationCountryCode = "TH" | "SG" | "MY" | "VN" | "ID" | "PH";
/** A departure hub by its city's code: Beijing, Shanghai, Guangzhou, Shenzhen, Chengdu, Hong Kong. */
type DepartureCode = "110000" | "310000" | "440100" | "440300" | "510100" | "810000";

interface VisaRule {
  kind: "exempt" | "evisa" | "on-arrival";
  days: number;
  /** For a table's cell. */
  short: string;
  text: string;
  note?: string;
  /** Since when the rule holds (ISO day); absent where the source bears no date. */
  since?: string;
  /** Last day of a trial (ISO day). */
  until?: string;
  sourceName: string;
  source: string;
}

export interface DestinationCountry {
  code: DestinationCountryCode;
  visa: VisaRule;
  /** The electronic arrival card. General knowledge except for Indonesia. */
  arrivalCard?: string;
  /** `cny` yuan for `per` units of `currency` on `ratesDate`. */
  money: { currency: string; name: string; symbol: string; per: number; cny: number };
  /** Sockets by IEC type, volts, hertz. General knowledge. */
  mains: string;
  /** Public holidays, names only: the days change each year. */
  holidays: string;
  /** Emergency numbers: police, ambulance. General knowledge. */
  emergency: { police: string; ambulance: string };
}

export interface DestinationFacts {
  cityCode: string;
  country: DestinationCountryCode;
  /** Hours that the clock differs from Beijing's: -1 is an hour earlier. None of them changes its clock in summer. */
  clockOffset: number;
  /** Minutes of a usual non-stop flight; absent where none is known. General knowledge of the schedules of 2024 and 2025. */
  flights: Partial<Record<DepartureCode, number>>;
  flightConfidence: number;
  /** Mean temperature (°C) and days of rain of each month, January first. */
  temperature: readonly number[];
  rainDays: readonly number[];
  /** Months (1 to 12) that suit events. General knowledge, confidence 0.8. */
  bestMonths: readonly number[];
  /** What a planner should know. */
  advice: string;
}

export const destinationCountries: readonly DestinationCountry[] = [
  {
    code: "TH",
    visa: {
      kind: "exempt",
      days: 30,
      short: "免签 30 天",
      text: "互免签证，每次不超过 30 天，任意 180 天内累计不超过 90 天",
      note: "另有 60 天免签自 2024-07-15 起；泰国内阁 2026-05-19 决定取消，公报未查到，按 30 天准备。",
      since: "2024-03-01",
      sourceName: "泰国外交部",
      source: "https://mfa.go.th/en/content/thcn280124?menu=5d5bd3cb15e39c306002a9ad&page=5d5bd3cb15e39c306002a9ac",
    },
    arrivalCard: "TDAC 电子入境卡",
    money: { currency: "THB", name: "泰铢", symbol: "฿", per: 100, cny: 19.94 },
    mains: "A、B、C、O 型插座，230 V，50 Hz",
    holidays:
      "元旦、万佛节、宋干节（泼水节）、佛诞节、三宝节、守夏节、国王诞辰、王太后诞辰（母亲节）、父亲节、除夕（公历）",
    emergency: { police: "191", ambulance: "1669" },
  },
  {
    code: "SG",
    visa: {
      kind: "exempt",
      days: 30,
      short: "免签 30 天",
      text: "互免签证，每次不超过 30 天",
      since: "2024-02-09",
      sourceName: "媒体报道（The Nation）",
      source: "https://www.nationthailand.com/world/china/40035018",
    },
    arrivalCard: "SG Arrival Card，入境前 3 天内填报",
    money: { currency: "SGD", name: "新加坡元", symbol: "S$", per: 1, cny: 5.246 },
    mains: "G 型插座，230 V，50 Hz",
    holidays: "元旦、农历新年、开斋节、耶稣受难日、劳动节、哈芝节、卫塞节、国庆日、屠妖节、圣诞节",
    emergency: { police: "999", ambulance: "995" },
  },
  {
    code: "MY",
    visa: {
      kind: "exempt",
      days: 30,
      short: "免签 30 天",
      text: "互免签证，每次不超过 30 天，任意 180 天内累计不超过 90 天",
      since: "2025-07-17",
      sourceName: "媒体报道（人民网）",
      source: "http://en.people.cn/n3/2025/0717/c90000-20341663.html",
    },
    arrivalCard: "MDAC 电子入境卡，入境前 3 天内填报",
    money: { currency: "MYR", name: "林吉特", symbol: "RM", per: 1, cny: 1.643 },
    mains: "G 型插座，240 V，50 Hz",
    holidays:
      "元旦、大宝森节、农历新年、开斋节、劳动节、哈芝节、卫塞节、国家元首诞辰、回历新年、国庆日、马来西亚日、屠妖节、圣诞节",
    emergency: { police: "999", ambulance: "999" },
  },
  {
    code: "VN",
    visa: {
      kind: "evisa",
      days: 90,
      short: "电子签 90 天",
      text: "须办电子签证（e-visa），最长 90 天，单次或多次",
      note: "岘港、新山一机场在电子签证的入境口岸名单内。",
      since: "2023-08-15",
      sourceName: "越南政府决议 127/NQ-CP（LuatVietnam 刊载）",
      source:
        "https://english.luatvietnam.vn/xuat-nhap-canh/resolution-127-nq-cp-2023-the-grant-of-e-visas-to-citizens-of-countries-and-territories-263678-d1.html",
    },
    money: { currency: "VND", name: "越南盾", symbol: "₫", per: 10000, cny: 2.585 },
    mains: "A、C、D 型插座，220 V，50 Hz",
    holidays: "元旦、农历新年（Tết，停业一周上下）、雄王祭祖日、南方解放日、劳动节、国庆日",
    emergency: { police: "113", ambulance: "115" },
  },
  {
    code: "ID",
    visa: {
      kind: "on-arrival",
      days: 30,
      short: "落地签 30 天",
      text: "落地签（VoA、e-VoA），30 天，可延期一次 30 天，费用 50 万印尼盾；会议属许可事由",
      note: "来源页面没有日期，出行前请核对名单。",
      sourceName: "印度尼西亚驻德国使馆",
      source: "http://indonesianembassy.de/visa/online-application/visa-on-arrival/",
    },
    arrivalCard: "All Indonesia 电子申报，抵达前 3 天内填报",
    money: { currency: "IDR", name: "印尼盾", symbol: "Rp", per: 10000, cny: 3.723 },
    mains: "C、F 型插座，230 V，50 Hz",
    holidays:
      "元旦、农历新年、静居日、开斋节（停业一周上下）、耶稣受难日、劳动节、耶稣升天日、宰牲节、卫塞节、建国五基日、回历新年、独立日、圣纪节、圣诞节",
    emergency: { police: "110", ambulance: "119" },
  },
  {
    code: "PH",
    visa: {
      kind: "exempt",
      days: 14,
      short: "免签 14 天",
      text: "旅游或商务免签 14 天，不可延期、不可转换；限从马尼拉、宿务机场入境",
      note: "试行一年，须持有效期 6 个月以上的护照、酒店预订和离境机票。",
      since: "2026-01-16",
      until: "2027-01-15",
      sourceName: "媒体报道（BusinessWorld）",
      source: "https://www.bworldonline.com/the-nation/2026/01/15/724589/chinese-allowed-visa-free-entry/",
    },
    arrivalCard: "eTravel 电子申报",
    money: { currency: "PHP", name: "比索", symbol: "₱", per: 100, cny: 10.73 },
    mains: "A、B、C 型插座，220 V，60 Hz",
    holidays:
      "元旦、濯足节（圣周四）、耶稣受难日、勇士日、劳动节、独立日、英雄日、诸圣节、博尼法西奥日、圣诞节、黎刹日",
    emergency: { police: "911", ambulance: "911" },
  },
];

export const destinations: readonly DestinationFacts[] = [
  {
    cityCode: "976401",
    country: "TH",
    clockOffset: -1,
    flights: { "110000": 300, "310000": 275, "440100": 180, "440300": 180, "510100": 195, "810000": 175 },
    flightConfidence: 0.8,
    temperature: [27, 28.3, 29.5, 30.5, 29.9, 29.5, 29, 28.8, 28.3, 28.1, 27.8, 26.5],
    rainDays: [2, 2, 4, 7, 16, 16, 17, 20, 21, 18, 6, 1],
    bestMonths: [11, 12, 1, 2],
    advice: "5–10 月为雨季，9–10 月有内涝；4 月宋干节前后全城停工。五个佛教节日，酒店等场所以外禁售酒。",
  },
  {
    cityCode: "976402",
    country: "TH",
    clockOffset: -1,
    flights: { "110000": 345, "310000": 315, "440100": 225, "440300": 225, "510100": 235, "810000": 220 },
    flightConfidence: 0.7,
    temperature: [27.9, 28.7, 29.3, 29.5, 28.4, 28.3, 27.8, 27.9, 27.3, 27.4, 27.5, 27.6],
    rainDays: [4, 3, 5, 11, 21, 19, 19, 19, 23, 22, 16, 8],
    bestMonths: [12, 1, 2, 3],
    advice: "西岸 5–10 月浪大，海滩与出海活动受限；佛教节日售酒规定同全国。",
  },
  {
    cityCode: "976403",
    country: "TH",
    clockOffset: -1,
    flights: { "110000": 275, "310000": 260, "440100": 170, "510100": 160, "810000": 170 },
    flightConfidence: 0.55,
    temperature: [20.5, 22.9, 26.4, 28.7, 28.1, 27.3, 27, 26.6, 26.5, 25.8, 23.8, 21],
    rainDays: [1, 1, 2, 6, 15, 17, 19, 21, 17, 11, 6, 2],
    bestMonths: [11, 12, 1],
    advice: "2 月下旬至 4 月有烧山烟霾，户外活动宜避开；11 月水灯节房价高，须早订。",
  },
  {
    cityCode: "970201",
    country: "SG",
    clockOffset: 0,
    flights: { "110000": 375, "310000": 330, "440100": 245, "440300": 245, "510100": 290, "810000": 240 },
    flightConfidence: 0.85,
    temperature: [26.8, 27.3, 27.8, 28.2, 28.6, 28.5, 28.2, 28.1, 28, 27.9, 27.2, 26.8],
    rainDays: [13, 9, 12, 15, 15, 13, 14, 14, 13, 15, 19, 19],
    bestMonths: [2, 3, 6, 7, 8],
    advice:
      "终年多雨，11–1 月最湿；公共场所 22:30 至次日 7:00 禁饮。F1 大奖赛周（9 月下旬至 10 月上旬）房价高，滨海湾封路。",
  },
  {
    cityCode: "945801",
    country: "MY",
    clockOffset: 0,
    flights: { "110000": 375, "310000": 330, "440100": 240, "440300": 245, "510100": 275, "810000": 240 },
    flightConfidence: 0.8,
    temperature: [27.7, 28.2, 28.6, 28.7, 28.9, 28.7, 28.3, 28.3, 28.1, 28, 27.5, 27.4],
    rainDays: [17, 17, 19, 20, 18, 14, 16, 16, 19, 21, 24, 22],
    bestMonths: [1, 2, 6, 7],
    advice: "午后雷雨全年皆有，4 月与 10–11 月最多；清真餐须单列，酒类须由持牌场所供应，斋月白天安排从简。",
  },
  {
    cityCode: "945802",
    country: "MY",
    clockOffset: 0,
    flights: { "310000": 310, "440100": 230, "440300": 225, "810000": 225 },
    flightConfidence: 0.55,
    temperature: [26.9, 27.4, 27.6, 27.7, 27.6, 27.6, 27, 27, 26.7, 26.6, 26.5, 26.7],
    rainDays: [5, 6, 9, 14, 14, 11, 12, 14, 18, 19, 15, 9],
    bestMonths: [12, 1, 2, 3],
    advice: "9–10 月最湿；州假另有 7 月 7 日世遗日与 7 月第二个周六州元首诞辰；斋月餐饮安排同全国。",
  },
  {
    cityCode: "936001",
    country: "ID",
    clockOffset: 0,
    flights: { "310000": 385, "440100": 315, "440300": 310, "810000": 300 },
    flightConfidence: 0.55,
    temperature: [27.5, 27.5, 27.5, 27.7, 27.4, 26.8, 26.3, 26.3, 26.9, 27.6, 28, 27.8],
    rainDays: [17, 15, 14, 9, 7, 6, 5, 4, 5, 7, 11, 16],
    bestMonths: [5, 6, 7, 8, 9],
    advice: "静居日（3 月前后）机场关闭 24 小时，全岛禁止外出；外国游客另缴 15 万印尼盾旅游税；11–3 月多雨。",
  },
  {
    cityCode: "936002",
    country: "ID",
    clockOffset: -1,
    flights: { "110000": 430, "310000": 370, "440100": 295, "440300": 290, "810000": 290 },
    flightConfidence: 0.65,
    temperature: [27.2, 27.1, 27.7, 28.2, 28.5, 28.3, 28.2, 28.3, 28.7, 28.8, 28.4, 27.8],
    rainDays: [18, 18, 15, 12, 9, 7, 5, 4, 5, 8, 12, 15],
    bestMonths: [5, 6, 7, 8, 9],
    advice: "1–2 月雨水最多、易内涝，车程须加倍预留；斋月与开斋节前后一至两周多数活动停办，供酒限酒店与持牌餐厅。",
  },
  {
    cityCode: "970403",
    country: "VN",
    clockOffset: -1,
    flights: { "310000": 220, "440100": 120, "810000": 115 },
    flightConfidence: 0.5,
    temperature: [21.5, 22.3, 24.2, 26.4, 28.4, 29.3, 29.2, 28.9, 27.5, 26, 24.4, 22.1],
    rainDays: [14, 7, 5, 6, 9, 8, 10, 12, 15, 21, 21, 20],
    bestMonths: [2, 3, 4, 5],
    advice: "雨季与台风在 9–12 月，10–11 月最重；1–8 月较干。",
  },
  {
    cityCode: "970401",
    country: "VN",
    clockOffset: -1,
    flights: { "110000": 315, "310000": 260, "440100": 170, "440300": 165, "510100": 215, "810000": 160 },
    flightConfidence: 0.75,
    temperature: [26.4, 27.7, 29.2, 30.2, 29.6, 28.5, 28.2, 28.1, 27.9, 27.6, 26.9, 26.1],
    rainDays: [2, 1, 2, 5, 18, 19, 23, 22, 23, 21, 12, 7],
    bestMonths: [12, 1, 2, 3],
    advice: "5–11 月午后阵雨；春节（Tết）前后两周供应商停工；酒后驾车零容忍，散场须备车。",
  },
  {
    cityCode: "960801",
    country: "PH",
    clockOffset: 0,
    flights: { "110000": 285, "310000": 210, "440100": 145, "440300": 140, "810000": 135 },
    flightConfidence: 0.7,
    temperature: [26.7, 27.4, 28.7, 30.1, 30, 29.3, 28.5, 28.3, 28.4, 28.4, 28, 27],
    rainDays: [4, 3, 3, 4, 10, 17, 21, 21, 20, 17, 12, 7],
    bestMonths: [12, 1, 2, 3],
    advice: "雨季 6–10 月，台风多在 7–11 月；圣周停业数日，12 月为旺季与拥堵高峰；选举期间全国禁酒一至两日。",
  },
  {
    cityCode: "960802",
    country: "PH",
    clockOffset: 0,
    flights: { "810000": 175 },
    flightConfidence: 0.5,
    temperature: [26.9, 27.1, 27.9, 28.9, 29.3, 28.8, 28.4, 28.5, 28.3, 28.1, 28, 27.4],
    rainDays: [11, 8, 7, 5, 9, 14, 15, 13, 14, 15, 12, 12],
    bestMonths: [2, 3, 4, 5],
    advice: "1 月第三个周日圣婴节（Sinulog）全城封路；台风多在 11–12 月。",
  },
];
