/** Texts of the Langham pages in one language. Minutes are formatted as times before. */
export interface LanghamTexts {
  name: string;
  home: string;
  types: Record<"meeting" | "dining" | "wedding" | "package", string>;
  heading: (uses: number) => string;
  typeHeading: Record<"meeting" | "dining" | "wedding" | "package", string>;
  lead: (hotels: string, cities: string) => string;
  title: string;
  typeTitle: (type: string) => string;
  describe: (hotels: string, cities: string, types: string) => string;
  describeType: (type: string, packages: string, note: string) => string;
  and: string;
  sun: {
    sunrise: (time: string) => string;
    noon: (time: string) => string;
    sunset: (time: string) => string;
    place: (city: string, day: string) => string;
    /** ISO day without its year. */
    day: (month: number, day: number) => string;
    describe: (place: string, sunrise: string, noon: string, sunset: string) => string;
    note: (place: string) => string;
    rendered: string;
    cities: string;
    hours: string;
  };
  packages: {
    none: string;
    noneText: string;
    all: string;
    join: string;
    at: (hotel: string, city: string) => string;
    per: Record<"person" | "table", string>;
    from: Record<"person" | "table", (count: string) => string>;
    included: string;
    plus: (percent: string) => string;
    until: (day: string) => string;
    select: string;
    selectOf: (name: string) => string;
  };
  cities: { title: (count: string) => string; unit: string; join: string };
  hotels: {
    title: (count: string) => string;
    all: (count: string) => string;
    columns: { name: string; area: string; height: string; banquet: string; rooms: string; price: string };
    none: string;
    noneText: string;
    inChinese: string;
  };
  list: {
    title: string;
    heading: (city: string | undefined) => string;
    describe: (hotels: string) => string;
    total: (count: string) => string;
    city: string;
    anyCity: string;
    people: string;
    peopleUnit: string;
    apply: string;
    clear: string;
    none: string;
    noneText: string;
    showAll: string;
    back: string;
  };
  enquiry: {
    title: string;
    text: string;
    for: string;
    language: string;
    languages: { zh: string; en: string };
    tables: string;
    submit: string;
    selected: (name: string, hotel: string) => string;
  };
}

export const langhamZh: LanghamTexts = {
  name: "朗廷",
  home: "首页",
  types: { meeting: "会议", dining: "餐饮", wedding: "婚宴", package: "会议套餐" },
  heading: (uses) => (uses > 1 ? "朗廷会议与婚宴" : "朗廷酒店"),
  typeHeading: { meeting: "朗廷会议", dining: "朗廷餐饮", wedding: "朗廷婚宴", package: "朗廷会议套餐" },
  lead: (hotels, cities) => `${hotels} 家酒店，${cities} 个城市。会议、餐饮、婚宴和会议套餐，各在一天中合适的时段。`,
  title: "朗廷酒店的会议、餐饮和婚宴",
  typeTitle: (type) => `朗廷酒店${type}`,
  describe: (hotels, cities, types) =>
    `朗廷与康得思酒店 ${hotels} 家，分布在 ${cities} 个城市。${types}的内容、价格和最低人数，顾问代询档期。`,
  describeType: (type, packages, note) => `朗廷酒店${type} ${packages} 款：内容、价格、最低人数和适用日期。${note}`,
  and: "、",
  sun: {
    sunrise: (time) => `日出 ${time}`,
    noon: (time) => `正午 ${time}`,
    sunset: (time) => `日落 ${time}`,
    place: (city, day) => `${city} ${day}`,
    day: (month, day) => `${month} 月 ${day} 日`,
    describe: (place, sunrise, noon, sunset) => `${place}，日出 ${sunrise}，正午 ${noon}，日落 ${sunset}`,
    note: (place) => `日出日落按${place}计算，北京时间。`,
    rendered: "图片为效果图。",
    cities: "按城市看日出日落",
    hours: "类型",
  },
  packages: {
    none: "暂无套餐",
    noneText: "提交需求，顾问按您的人数和日期向酒店询价。",
    all: "查看全部类型",
    join: "，",
    at: (hotel, city) => `${hotel}，${city}`,
    per: { person: "/ 人", table: "/ 桌" },
    from: { person: (count) => `${count} 人起`, table: (count) => `${count} 桌起` },
    included: "含服务费和税",
    plus: (percent) => `另加服务费和税 ${percent}%`,
    until: (day) => `${day}前有效`,
    select: "询此套餐",
    selectOf: (name) => `询此套餐：${name}`,
  },
  cities: { title: (count) => `${count} 个城市`, unit: "家", join: "，" },
  hotels: {
    title: (count) => `${count} 家酒店`,
    all: (count) => `全部 ${count} 家`,
    columns: {
      name: "酒店",
      area: "最大会场 m²",
      height: "净高 m",
      banquet: "宴会式 人",
      rooms: "客房 间",
      price: "会场每天起 ¥",
    },
    none: "暂无酒店",
    noneText: "目录中还没有朗廷的酒店。提交需求，顾问为您询问。",
    inChinese: "",
  },
  list: {
    title: "朗廷酒店列表",
    heading: (city) => `${city ?? ""}朗廷酒店`,
    describe: (hotels) => `朗廷与康得思酒店 ${hotels} 家：最大会场、净高、宴会人数、客房和会场价格，按城市和人数筛选。`,
    total: (count) => `${count} 家酒店`,
    city: "城市",
    anyCity: "全部城市",
    people: "参会人数",
    peopleUnit: "人",
    apply: "筛选",
    clear: "清空",
    none: "没有符合条件的酒店",
    noneText: "换一个城市，或减少人数；也可以提交需求，由顾问按您的条件询问。",
    showAll: "查看全部酒店",
    back: "朗廷首页",
  },
  enquiry: {
    title: "咨询朗廷档期",
    text: "写中文或英文都可以，顾问用您选的语言回电。",
    for: "用途",
    language: "回电语言",
    languages: { zh: "中文", en: "英文" },
    tables: "桌数",
    submit: "询档期和报价",
    selected: (name, hotel) => `套餐：${name}，${hotel}`,
  },
};
