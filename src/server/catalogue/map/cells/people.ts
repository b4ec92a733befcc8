import { CellError, normalizeFigure } from "./cell.ts";
import { type CellType, parseYesNo, writeUnchanged } from "./cell-type.ts";
import { createNumberFormat, parseNumber, splitParenthesis } from "./parse-number.ts";

/** Guests at a round table where the cell does not say: the trade's usual number. */
const guestsPerTable = 10;

const peopleFormat = createNumberFormat("人|位|座|个座位|个", "high");
const tablesFormat = createNumberFormat("桌|围", "high");
const pillarsFormat = createNumberFormat("根|个|条", "high");

/** 「40桌/12人」, 「40桌×12人」, 「40桌，每桌12人」, 「12人/桌 40桌」: tables and guests at each. */
const tablesFirst =
  /^(.*?\d ?[桌围])[/x×*,，、;；( ]*(?:每桌|一桌|每围)? ?(?:\d{1,2} ?[-~至] ?)?(\d{1,2}) ?[人位](?:\/?[桌围])?\)?$/i;
const guestsFirst = /^(?:每桌)?(\d{1,2}) ?[人位] ?(?:\/ ?[桌围])?[/x×*,，、;； ]*(?![/x×*,，、;； ])(.*\d ?[桌围])$/i;

/** Returns the tables and guests at each of a cell that counts tables. */
export function splitTables(plain: string): { tables: string; guests: number } | undefined {
  const first = tablesFirst.exec(plain);
  if (first) return { tables: first[1]!, guests: Number(first[2]) };
  const second = guestsFirst.exec(plain);
  if (second) return { tables: second[2]!, guests: Number(second[1]) };
  return /\d\s*[桌围]/.test(plain) && !/[人位]/.test(plain) ? { tables: plain, guests: guestsPerTable } : undefined;
}

/**
 * Number of people in a layout; 0 if unsuitable (×, 不可, 无). 「40桌」 is 400, ten at a table; of a range the upper end counts, as
 * published.
 */
export const people: CellType = {
  read: (cell, report = () => undefined) => {
    const plain = normalizeFigure(cell);
    if (/^(?:不适用|不适合)$/.test(plain) || parseYesNo(plain) === false) return 0;
    if (/\d\s*席/.test(plain)) throw new CellError(`“${cell}”看不出是桌数还是座位数`);
    const split = splitTables(plain);
    if (!split) return parseNumber(cell, peopleFormat, report);
    const tables = parseNumber(split.tables, tablesFormat, report);
    report(`按每桌 ${split.guests} 人，共 ${tables * split.guests} 人`);
    return tables * split.guests;
  },
  write: writeUnchanged,
};

/** Number of pillars in a space; 无 and 无柱 are 0. */
export const pillars: CellType = {
  read: (cell, report = () => undefined) => {
    const { main } = splitParenthesis(normalizeFigure(cell));
    if (/^(?:无|无柱|无柱子|没有|none|no|否|×|x)$/i.test(main)) return 0;
    if (/^(?:有|有柱|有柱子|是|√)$/.test(main)) throw new CellError(`“${cell}”没有写几根`);
    return parseNumber(cell.replace(/柱子?$/, ""), pillarsFormat, report);
  },
  write: writeUnchanged,
};
