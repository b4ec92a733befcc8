import { customPinyin, pinyin } from "pinyin-pro";
import { capitalize } from "#domain/format.ts";

/** Local readings of place names that the dictionary reads wrong. */
const placeNameReadings: Record<string, string> = {
  八里堡: "ba li pu",
  泌阳: "bi yang",
  步涌: "bu chong",
  昌都: "chang du",
  长乐: "chang le",
  长岭陂: "chang ling pi",
  大埔: "da bu",
  大涌: "da chong",
  大栅栏: "da shi lan",
  大城县: "dai cheng xian",
  弹子石: "dan zi shi",
  低涌: "di chong",
  地窝堡: "di wo pu",
  东涌: "dong chong",
  都匀: "du yun",
  丰都: "feng du",
  阜成门: "fu cheng men",
  岗厦: "gang xia",
  广都: "guang du",
  广渠门: "guang qu men",
  涡阳: "guo yang",
  洪洞: "hong tong",
  虹莘路: "hong xin lu",
  湖涌: "hu chong",
  花都: "hua du",
  黄陂: "huang pi",
  珲春: "hun chun",
  江都: "jiang du",
  喀什: "ka shi",
  康巴什: "kang ba shi",
  乐陵: "lao ling",
  刘行: "liu hang",
  乐亭: "lao ting",
  马家堡: "ma jia pu",
  闵行: "min hang",
  牟定: "mou ding",
  南涌: "nan chong",
  郫都: "pi du",
  七莘路: "qi xin lu",
  饶乐府: "rao le fu",
  沙壆: "sha bo",
  沙涌: "sha chong",
  单县: "shan xian",
  召陵: "shao ling",
  歙县: "she xian",
  莘县: "shen xian",
  什邡: "shi fang",
  十里堡: "shi li pu",
  石厦: "shi xia",
  松元厦: "song yuan xia",
  宕昌: "tan chang",
  塘厦: "tang xia",
  万柏林: "wan bai lin",
  湾厦: "wan xia",
  温都: "wen du",
  厦大: "xia da",
  厦滘: "xia jiao",
  仙涌: "xian chong",
  小什字: "xiao shi zi",
  新都: "xin du",
  莘庄: "xin zhuang",
  浚县: "xun xian",
  盐都: "yan du",
  宜都: "yi du",
  银都: "yin du",
  影都: "ying du",
  尉犁: "yu li",
  蔚县: "yu xian",
  乐清: "yue qing",
  曾家岩: "zeng jia yan",
  闸弄口: "zha long kou",
};

customPinyin(placeNameReadings);

/** Splits a text into typed parts: a syllable for a Chinese character, single Latin letters and digits. */
function splitReadings(text: string): { reading: string; chinese: boolean }[] {
  const plain = text.normalize("NFKD").replace(/\p{Mark}+/gu, "");
  return pinyin(plain, { toneType: "none", type: "all", v: true }).map((part) => ({
    reading: (part.isZh ? part.pinyin : part.origin).toLowerCase().replace(/[^a-z0-9]+/g, ""),
    chinese: part.isZh,
  }));
}

/** Romanizes a text without tones or spaces: lower-case letters and digits only (ü is v). */
export const toPinyin = (text: string): string =>
  splitReadings(text)
    .map((part) => part.reading)
    .join("");

/** Writes Chinese characters in Latin letters, joined and with one capital. */
export const toCapitalizedPinyin = (text: string): string => capitalize(toPinyin(text));

const readingsByCharacter = new Map<string, readonly string[]>();

/** Returns every reading of a Chinese character in pinyin without tones (ü is v); empty for others. */
export function getCharacterReadings(character: string): readonly string[] {
  const cached = readingsByCharacter.get(character);
  if (cached) return cached;
  const isChinese = /^\p{Script=Han}$/u.test(character);
  const readings = isChinese ? pinyin(character, { toneType: "none", type: "array", multiple: true, v: true }) : [];
  const distinct = [...new Set(readings)];
  readingsByCharacter.set(character, distinct);
  return distinct;
}

/** Pinyin forms of a name that a user may type: lower case, no spaces. */
export interface Readings {
  full: string;
  /** First letters of the syllables; Latin letters and digits unchanged ("国贸CBD" is guomaocbd and gmcbd). */
  initials: string;
  /** Parts of `full`: a syllable for a Chinese character, single Latin letters and digits. */
  syllables: string[];
}

/** Returns the full pinyin, the initials and the syllables of a text. */
export function getReadings(text: string): Readings {
  const parts = splitReadings(text).filter(({ reading }) => reading !== "");
  const syllables = parts.map(({ reading }) => reading);
  return {
    full: syllables.join(""),
    initials: parts.map(({ reading, chinese }) => (chinese ? reading.slice(0, 1) : reading)).join(""),
    syllables,
  };
}
