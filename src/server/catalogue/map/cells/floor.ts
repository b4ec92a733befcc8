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
const onefloor = /^(B|-|地下|负)? ?[FL]? ?(\d{1,3}) ?(?:F|L|层|楼)?$/i;
/** Signs between two floors; they separate them where a floor begins behind them. */
const signs = / ?[-~—–至到、,/及和跨]+ ?/g;
const floorStart = /[BFL负地\d]/i;

/** Splits 「1-2层」 into its floors. */
export const splitFloors = (text: string): string[] =>
  text
    .replace(signs, (found, at: number) => (floorStart.test(text.charAt(at + found.length)) ? "\n" : found))
    .split("\n");

function parseFloor(text: string): number | undefined {
  const match = onefloor.exec(text.trim());
  if (!match) return undefined;
  return match[1] ? -Number(match[2]) : Number(match[2]);
}

/** A floor: 3, 3F, F3, 三层, 首层, B1, 地下一层; basements are negative. Of 1-2层 the lower one counts, where one enters. */
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
