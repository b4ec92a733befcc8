interface Named {
  name: string;
  pinyin: string;
  kind: string;
}

/** Areas with established English names. */
const translations: Readonly<Record<string, string>> = {
  金融街: "financial street",
  外滩: "the bund",
  人民广场: "people's square",
  奥林匹克公园: "olympic park",
  西湖: "west lake",
};

const directions: Readonly<Record<string, string>> = { 东: "east", 南: "south", 西: "west", 北: "north" };

/** Returns station names: beijing south railway station for 北京南站. */
function getStationNames(name: string, pinyin: string): string[] {
  const direction = directions[name.at(-2)!];
  const stem = pinyin.replace(/zhan$/, "").replace(/(?:dong|nan|xi|bei)$/, (end) => (direction ? "" : end));
  const fullStem = direction ? `${stem} ${direction}` : stem;
  return [`${fullStem} railway station`, `${fullStem} train station`];
}

/** Returns airport names: capital airport for 北京首都国际机场. */
function getAirportNames(name: string, pinyin: string, cityPinyin: string): string[] {
  const stem = name.includes("首都") ? "capital" : pinyin.replace(cityPinyin, "").replace(/(?:guoji)?jichang$/, "");
  return stem === "" ? [] : [`${stem} airport`, `${stem} international airport`];
}

/**
 * Returns the English names of a region in lower case: chaoyang, wangjing, beijing south railway station. Short pinyin is
 * omitted, as it may be an English word.
 */
export function getEnglishNames({ name, pinyin, kind }: Named, cityPinyin: string): string[] {
  if (kind === "hub" && name.endsWith("站")) return getStationNames(name, pinyin);
  if (kind === "hub" && name.endsWith("机场")) return getAirportNames(name, pinyin, cityPinyin);
  const plain = /[区县]$/.test(name) ? pinyin.replace(/(?:xinqu|qu|xian)$/, "") : pinyin;
  return [plain, translations[name] ?? ""].filter((alias) => /^[a-z][a-z' ]{4,}$/.test(alias));
}
