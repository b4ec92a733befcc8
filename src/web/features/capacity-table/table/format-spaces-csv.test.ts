import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { expect, it } from "vitest";
import { guardFormulas } from "#domain/guard-formulas.ts";
import { getSpaceCapacities } from "../capacity/space-capacity.ts";
import { formatSpacesCsv } from "./format-spaces-csv.ts";

const capacities = getSpaceCapacities([
  {
    id: "1",
    name: '=HYPERLINK("x"),大厅',
    floor: 2,
    length: 20,
    width: 15,
    area: 300,
    height: 5.4,
    capacity: { theatre: 280, cocktail: 2000, boardroom: 0 },
    pillars: 0,
    daylight: true,
    led: { width: 6, height: 3.5 },
    priceDay: 12_000,
    splitsInto: ["2"],
  },
  { id: "2", name: "大厅A", capacity: {}, partOf: "1" },
]);

it("writes CSV that parses back: one row per space, named columns, unknown cells empty, formulas escaped", () => {
  const csv = formatSpacesCsv("云栖", capacities);
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const [parentRow, partRow, ...more] = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
  expect(more).toEqual([]);
  const { theatre, cocktail } = capacities[0]!.figures;
  expect(parentRow).toMatchObject({
    场地: "云栖",
    会场: `'=HYPERLINK("x"),大厅`,
    属于: "",
    楼层: "2 层",
    "净高 m": "5.4",
    "剧院式 宽松": String(theatre.comfortable),
    "剧院式 紧凑": String(theatre.limit),
    "剧院式 标称": "280",
    "董事会式 宽松": "不适合",
    "鸡尾酒式 宽松": String(cocktail.comfortable),
    "鸡尾酒式 标称": "2000",
    立柱: "0",
    自然光: "有",
    "LED 高 m": "3.5",
    "进货门宽 m": "",
    "全天 元": "12000",
  });
  expect(cocktail.doubtful).toBe(true);
  expect(parentRow!.存疑).toContain("2,000");
  expect(partRow).toMatchObject({
    会场: "大厅A",
    属于: `'=HYPERLINK("x"),大厅`,
    "长 m": "",
    "剧院式 宽松": "",
    存疑: "",
  });
});

it("writes the same bytes as csv-stringify, which is too large for the browser", () => {
  const named = ['a "b"', "a,b", "a\nb", "a\rb", "-5", "@x", "＝1", "a;=1\t", " a ", ""];
  const csv = formatSpacesCsv(
    '云栖 "一期"\n',
    getSpaceCapacities(named.map((name, at) => ({ id: `${at}`, name, capacity: {}, area: at * 1.5 }))),
  );
  const cells = parse(csv, { bom: true, record_delimiter: "\r\n" });
  expect(cells.slice(1).map((row) => row[1])).toEqual(named.map(guardFormulas));
  const options = { bom: true, record_delimiter: "windows", quote_record_delimiter: true, quoted_match: /[;\t]/ };
  expect(stringify(cells, options)).toBe(csv);
});
