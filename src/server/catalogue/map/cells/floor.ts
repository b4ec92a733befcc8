import { CellError, normalizeFigure } from "./cell.ts";
import { type CellType, writeUnchanged } from "./cell-type.ts";

const digits = "零一二三四五六七八九";

/** Replaces numerals up to 99 by digits: 二十三 gives 23. */
const spellNumerals = (text: string): string =>
  text
    .replace(/([一二三四五六七八九])?十([一二三四五六七八九])?/g, (_, tens = "一", ones = "零") =>
      String(digits.indexOf(tens) * 10 + digits.indexOf(ones)),
    )
    .replace(/首(?=层|$)|[一二三四五六七八九]/g, (digit) => String(digit === "首" ? 1 : digits.indexOf(digit)));

/** A part of the building in front of the floor: 主楼3层, 东楼 2F, A座5层, 1号楼3层. */
const building = /^(?:主楼|裙楼|裙房|副楼|附楼|配楼|新楼|老楼|[东西南北中]楼|[A-H]座|[A-H\d]+号?楼) ?(?=\S)/i;
const onefloor = /^(B|-|地下|负)? ?[FL]? ?(\d{1,3}) ?(?:\/ ?F|F|L|层|楼|th floor|floor)?$/i;
/** A part of the floor behind it: 三楼A区, 3F 东侧, 3层(西). */
const partOfFloor = /(?<=[FL层楼]) ?(?:[(（]?[A-Z东西南北中]{1,2}(?:区|侧|翼|座|塔)?[)）]?)$/i;
/** The ground floor in Hong Kong, and as Chinese names it. What lies between floors (M, UG, LG, 12A) is none that a number says. */
const ground = /^(?:G|GF|G\/F|地面层?|地面楼|ground floor)$/i;
/** Signs between two floors; they separate them where a floor begins behind them. */
const signs = / ?[-~—–至到、,/及和跨]+ ?/g;
const floorStart = /[BFL负地\d]/i;

/** Splits 「1-2层」 into its floors. */
export const splitFloors = (text: string): string[] =>
  text
    .replace(signs, (found, at: number) => (floorStart.test(text.charAt(at + found.length)) ? "\n" : found))
    .split("\n");

function parseFloor(text: string): number | undefined {
  const plain = text.trim();
  if (ground.test(plain)) return 1;
  const match = onefloor.exec(plain) ?? onefloor.exec(plain.replace(partOfFloor, ""));
  if (!match) return undefined;
  return match[1] ? -Number(match[2]) : Number(match[2]);
}

/**
 * A floor: 3, 3F, 3/F, F3, 三层, 三楼A区, 首层, G, B1, 地下一层; basements are negative, the ground floor is 1. Of 1-2层 the lower
 * one counts, where one enters. LG, UG, M and 12A lie between floors and are none.
 */
export const floor: CellType = {
  read: (cell, report = () => undefined) => {
    const spelt = spellNumerals(normalizeFigure(cell));
    const complete = parseFloor(spelt);
    if (complete !== undefined) return complete;
    const inside = spelt.replace(building, "");
    const single = parseFloor(inside);
    if (single !== undefined) return single;
    const parts = splitFloors(inside);
    const floors = parts.map(parseFloor);
    if (parts.length < 2 || floors.includes(undefined)) throw new CellError(`“${cell}”不是楼层`);
    const lowest = Math.min(...(floors as number[]));
    report(`跨几层，按最低的 ${lowest < 0 ? `地下 ${-lowest}` : lowest} 层`);
    return lowest;
  },
  write: writeUnchanged,
};
