import { getRegionAliases, type RegionName } from "./build-region-trie.ts";
import type { Fact } from "../token.ts";
import { Trie } from "./trie.ts";

/** A city with the places that name it. */
export interface CityPlaces {
  code: string;
  name: string;
  /** How likely a name that several cities have means this one; the most likely one wins. */
  weight: number;
  regions: readonly RegionName[];
  /** Sights and buildings that are known beyond the city. */
  landmarks: readonly string[];
}

/** How sure a name is: 2 full names and well-known areas, 1 districts without their suffix, 0 metro stations. */
type Sureness = 0 | 1 | 2;

interface Place {
  /** Undefined if several cities have an equal claim to the name. */
  code: string | undefined;
  sureness: Sureness;
  weight: number;
}

/** Names that many cities use or that are also words: alone they do not name a city. */
const ambiguousNames = new Set(
  (
    "火车站 高铁站 高铁北站 汽车站 客运站 会展中心 国际会展中心 国际博览中心 国际会议中心 国际会议展览中心 国际展览中心 国展中心 国家会议中心 奥体中心 文化中心 体育中心 " +
    "博览中心 会议中心 展览中心 中心广场 人民公园 动物园 植物园 体育馆 体育场 图书馆 博物馆 大剧院 科技馆 少年宫 市民中心 行政中心 政务中心 市政府 省政府 政务区 市中心 步行街 " +
    "商务区 南部商务区 滨江商务区 高新区 高新园区 开发区 东开发区 经开区 保税区 科技园 科学城 软件园 软件谷 大学城 创意园 工业园 产业园 新城 新城区 古城 老街 中心城 滨江新城 " +
    "中央公园 中央大街 人民广场 中山公园 中山广场 中山路 新华街 建设路 花园路 西街 中街 石路 南门 北门 东门 西门 钟楼 鼓楼区 金融街 金融城 世纪城 万象城 会展 购物公园 " +
    "中环 金钟 环球中心 南湖 东湖 北湖 西山 东山 南山公园 滨江 滨湖 滨海 江北 江南 江岸 河东 河西 河北 河南 城东 城西 城南 城北 城中 南城 东城 西城 北城 天桥 市中 市南 市北 高区 南关 二道 道外 道里 " +
    "平房 方正 资源 新市 新区 大堂 中西 离岛 大东 铁西 康平 新民 九台 榆树 双城 木兰 尚志 五常 延寿 长寿 长安 和平 平安 天宁 宝应 宝安寺 金山 长宁 六合 高邮 江都 建德 文成 永嘉 平阳 瑞安 " +
    "长兴 新昌 定海 金门 安溪 永春 德化 南安 石狮 进贤 新建 安义 福山 龙口 上街 二七 望城 宁乡 慈利 永定 光明 三水 高明 龙门 上林 马山 兴安 永福 全州 平乐 七星 海棠 天涯 吉阳 秀英 " +
    "大足 合川 万州 南岸 南川 金牛 锦江 成华 新都 金堂 五华 盘龙 富民 开阳 修文 永胜 祥云 云龙 莲湖 周至 高陵 兴庆 西夏 金凤 永宁 天山 沙田 元朗 西贡 新华 桥西 海港 小店 回民 玉泉 " +
    "中原 白沙 海东 下关 恐龙园 申花 丰泽 东海 台东 机场 旅游塔 青山 南海 大通 古镇 中心 站前 红旗 解放 胜利 光谷软件园 交通大学 师范大学 理工大学 科技大学 工业大学 医科大学"
  ).split(" "),
);
/** A station or an airport without its name (南站, 国际机场): every city has one. */
const bareHub = /^(?:[东南西北]|火车|高铁|汽车)?(?:火车|高铁)?站$|^(?:国际)?机场$|^火车[东南西北]站$/;
/** A road that has a city's name (北京路) is in many other cities. */
const cityRoad = /(?:路|街|道)$/;
/** Ends of stations' names that are common words (植物园, 体育馆). */
const commonEnd = /(?:园|馆|院|宫|场|中心|城|区|村|桥|口|大学|学校|医院|机场|站|路|街|道)$/;

function getSureness(name: string, fullName: string, kind: string | undefined): Sureness {
  if (kind === "metro") return 0;
  return kind === "district" && name !== fullName ? 1 : 2;
}

/** Returns whether a name is only that of a place, and long enough for its kind. */
function isDistinct(name: string, kind: string | undefined, cityNames: ReadonlySet<string>): boolean {
  if (name.length < 2 || ambiguousNames.has(name) || bareHub.test(name) || !/^[\p{Script=Han}a-z' ]+$/iu.test(name))
    return false;
  if (kind === "hub") return name.length > 2;
  if (kind === "metro") return !commonEnd.test(name);
  return !cityRoad.test(name) || !cityNames.has(name.slice(0, -1));
}

/** Indexes the names of places by the city that they name; a name with equal claims of two cities is left out. */
export function buildPlaceTrie(cities: readonly CityPlaces[]): Trie<Fact> {
  const places = new Map<string, Place>();
  const claim = (name: string, { code, weight }: CityPlaces, sureness: Sureness) => {
    const old = places.get(name);
    const isSame = old?.sureness === sureness && old.weight === weight;
    if (isSame && old.code !== code) old.code = undefined;
    else if (!old || sureness > old.sureness || (sureness === old.sureness && weight > old.weight))
      places.set(name, { code, sureness, weight });
  };
  const names = cities.map(({ name }) => name);
  const cityNames = new Set(names);
  for (const city of cities) {
    for (const landmark of city.landmarks) claim(landmark.toLowerCase(), city, 2);
    for (const [fullName, , kind] of city.regions) {
      for (const name of new Set([fullName, ...getRegionAliases(fullName, names)]))
        if (isDistinct(name, kind, cityNames)) claim(name.toLowerCase(), city, getSureness(name, fullName, kind));
    }
  }
  const trie = new Trie<Fact>();
  for (const [name, { code, sureness }] of places) {
    if (code === undefined || cityNames.has(name)) continue;
    trie.add(name, { kind: "city", value: code, implied: true, ...(sureness === 0 && { needsContext: true }) });
  }
  return trie;
}
