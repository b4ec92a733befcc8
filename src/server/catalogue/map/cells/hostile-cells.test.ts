import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spaceColumns } from "../space-columns.ts";
import { venueColumns } from "../venue-columns.ts";
import { CellError, collapseSpaces, readCellText } from "./cell.ts";
import { type CellType, flag, number } from "./cell-type.ts";
import { splitFloors } from "./floor.ts";
import { splitTables } from "./people.ts";

/** Characters of a cell, at most, in a spreadsheet. */
const longest = 32_767;
const fill = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const parts = [
  " ",
  "\t",
  ",",
  "、",
  "-",
  "0",
  "(",
  "（",
  "桌 ",
  "8桌",
  "8人 ",
  "x",
  "长 ",
  "十",
  "间夜",
  "晚场",
  "天",
  "有 ",
  "\u0085",
];
const texts = (...tokens: string[]) =>
  fc.array(fc.constantFrom(...tokens), { maxLength: 10 }).map((each) => collapseSpaces(each.join("")).trim());

/** Reads a cell as an import does. Returns whether it was taken; throws what is no refusal of the cell. */
function isTaken(type: CellType, cell: string): boolean {
  try {
    type.read(readCellText(cell), () => undefined);
    return true;
  } catch (error) {
    if (error instanceof CellError) return false;
    throw error;
  }
}

describe("cells that are made to be slow", () => {
  const columns = [...spaceColumns, ...venueColumns];

  it.each(parts)("are read in every column: filled with “%s”", (part) => {
    const starts = ["", "8", "8人", "有", "8桌"];
    const cells = starts.flatMap((start) => [
      `${start}${fill(part, 95)}?`,
      `${start}${fill(part, longest)}?`,
      `${start}${fill(part, longest)})${"a".repeat(120)}`,
    ]);
    // What is no refusal of the cell is thrown.
    for (const { type } of columns) expect(cells.map((cell) => isTaken(type, cell))).toHaveLength(cells.length);
  });

  it("are refused as prices: periods that repeat", () => {
    const priced = columns.filter(({ path }) => /price/i.test(path) && !/date$|minimum/i.test(path));
    expect(priced).toHaveLength(12);
    for (const { type } of priced)
      for (const periods of ["间夜", "间晚", "晚场", "天"]) expect(isTaken(type, `8${fill(periods, 98)}?`)).toBe(false);
  });

  it("are refused as yes or no: spaces between two remarks", () => {
    expect(isTaken(flag, `有)${" ".repeat(longest / 2)})${" ".repeat(longest / 2)}${"a".repeat(101)}`)).toBe(false);
    expect(isTaken(flag, `有${" ".repeat(longest)}（收费）`)).toBe(true);
  });
});

describe("expressions that read each character once read what those before them did", () => {
  it("of floors", () => {
    const tokens = ["1", "12", "B", "-", "~", "跨", " ", "F", "层", "、", "地下", "负", "b"];
    fc.assert(
      fc.property(texts(...tokens), (text) => {
        const before = text.split(/\s*(?:[-~—–至到、,/及和]|跨)+\s*(?=[BFL负地\d])/i);
        expect(splitFloors(text).map((part) => part.trim())).toEqual(before.map((part) => part.trim()));
      }),
      { numRuns: 2000 },
    );
  });

  it("of tables and their guests", () => {
    const first =
      /^(.*?\d\s*[桌围])\s*(?:[/x×*,，、;；(]|\s)*(?:每桌|一桌|每围)?\s*(?:\d{1,2}\s*[-~至]\s*)?(\d{1,2})\s*[人位](?:\/?[桌围])?\)?$/i;
    const second = /^(?:每桌)?(\d{1,2})\s*[人位]\s*(?:\/\s*[桌围])?\s*(?:[/x×*,，、;；]|\s)*(.*?\d\s*[桌围])$/i;
    const tokens = ["1", "12", " ", "桌", "围", "人", "位", "每桌", "一桌", "/", "x", ",", "(", ")", "-", "至", "约"];
    fc.assert(
      fc.property(texts(...tokens), (text) => {
        const [tablesFirst, guestsFirst] = [first.exec(text), second.exec(text)];
        const [tables, guests] = tablesFirst ? tablesFirst.slice(1) : [guestsFirst?.[2], guestsFirst?.[1]];
        if (tables !== undefined) expect(splitTables(text)).toEqual({ tables, guests: Number(guests) });
        else expect(splitTables(text)?.tables ?? text).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it("of numbers", () => {
    const about = "(?:约|近|最大)?";
    const currency = "(?:¥|rmb)?";
    const amount = "(-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)\\s*(?:万|千|w|k)?(?:余|多)?";
    const after = "(?:左右|以上|起|多|余|\\+)?";
    const rest = `${amount}\\s*${after}(?:kg|公斤)?\\s*${after}$`;
    const lower = `${amount}\\s*(?:kg|公斤)?\\s*(?:-|~|至)+\\s*${currency}${about}`;
    const single = new RegExp(`^${currency}${about}${currency}\\s*${rest}`, "i");
    const range = new RegExp(`^${currency}${about}${currency}\\s*${lower}${rest}`, "i");
    const tokens = [
      "1",
      "12",
      "3.5",
      "-",
      "~",
      "至",
      " ",
      "约",
      "近",
      "最大",
      "¥",
      "rmb",
      "万",
      "k",
      "kg",
      "余",
      "左右",
      "e5",
    ];
    const weight = number("kg|公斤");
    fc.assert(
      fc.property(texts(...tokens), (text) => {
        if (single.test(text)) expect(isTaken(weight, text)).toBe(true);
        else if (!range.test(text)) expect(isTaken(weight, text)).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });
});
