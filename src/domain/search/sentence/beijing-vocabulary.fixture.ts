import { eventTypes } from "../../demand/demand-option.ts";
import { prepareVocabulary, type Vocabulary } from "./parse-sentence.ts";

const names = [
  "国家会议中心",
  "如家快捷酒店(北京站店)",
  "长城饭店",
  "中国大饭店",
  "梅地亚中心",
  "朝阳大悦城",
  "故宫",
  "天安门广场",
  "鸟巢",
  "北京大学",
  "北京欢乐谷",
  "人民大会堂",
  "T3航站楼",
  "北京饭店",
].join("\n");

/** The vocabulary of a small Beijing catalogue, for tests. */
export const beijingVocabulary: Vocabulary = {
  cities: [
    ["北京", "110000"],
    ["Beijing", "110000"],
    ["上海", "310000"],
    ["朝阳", "211300"],
    ["来宾", "451300"],
    ["大同", "140200"],
  ],
  regions: [
    ["朝阳区", "110105", "district"],
    ["海淀区", "110108", "district"],
    ["西城区", "110102", "district"],
    ["国贸CBD", "110010001", "business-area"],
    ["望京", "110010002", "business-area"],
    ["中关村", "110010006", "business-area"],
    ["西单", "110010009", "business-area"],
    ["酒仙桥（798）", "110010023", "business-area"],
    ["西单", "110020013", "metro"],
    ["国贸", "110020020", "metro"],
    ["五道口", "110020099", "metro"],
    ["四惠", "110020021", "metro"],
    ["北京首都国际机场", "110030001", "hub"],
    ["北京南站", "110030003", "hub"],
    ["北京站", "110030005", "hub"],
  ],
  brands: [
    ["万豪", "marriott"],
    ["喜来登", "marriott"],
    ["希尔顿", "hilton"],
    ["假日", "ihg"],
    ["Hilton", "hilton"],
  ],
  facilities: [
    "公共区域和部分房间提供wifi",
    "酒店各处提供wifi",
    "所有房间提供wifi",
    "24小时热水",
    "会议室",
    "早餐服务",
    "早餐服务免费",
    "行李寄存",
    "室内游泳池",
    "室外游泳池",
    "收费停车位",
    "残疾人设施",
    "中式餐厅",
    "酒吧",
    "健身房",
    "国际长途电话",
    "SPA",
  ],
  eventTypes: eventTypes.flatMap(({ id, zh, en }) => [[zh, id] as const, [en, id] as const]),
  isKnownName: (name) => names.toLowerCase().includes(name),
};

export const preparedBeijingVocabulary = prepareVocabulary(beijingVocabulary);
