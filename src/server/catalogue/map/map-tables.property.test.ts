import fc from "fast-check";
import { expect, it } from "vitest";
import { mapTables } from "./map-tables.ts";
import { readTableRows } from "./rows/read-table-rows.ts";

/** A way to say the unit of a column, and what one of it is in the unit of the field; undefined if it is none of these. */
interface UnitText {
  text: string;
  factor: number | undefined;
}

const units = (factor: number | undefined, ...texts: string[]): UnitText[] => texts.map((text) => ({ text, factor }));
const strangers = units(undefined, "弓", "qubit", "斗", "scf", "里格", "♠");

/** Fields with their names and what may stand next to these, written for this test from the definitions of the units. */
const fields = [
  {
    path: "area",
    names: ["面积", "会议室面积", "Area", "面積"],
    units: [
      ...units(1, "", "㎡", "m²", "平方米", "平米", "sqm"),
      ...units(0.3048 ** 2, "sq ft", "平方呎", "平方英尺", "SQFT", "sq. ft."),
      ...units(400 / 121, "坪"),
      ...units(10_000 / 15, "亩"),
      ...units(undefined, "元", "小时", "桌"),
      ...strangers,
    ],
  },
  {
    path: "height",
    names: ["净高", "天花高度", "Ceiling Height", "凈高"],
    units: [
      ...units(1, "", "m", "米", "最低处"),
      ...units(0.3048, "ft", "英尺", "feet", "呎"),
      ...units(0.0254, "inch", "英寸", "吋"),
      ...units(0.01, "cm", "厘米"),
      ...units(undefined, "最高处", "max", "㎡", "元/天"),
      ...strangers,
    ],
  },
  {
    path: "capacity.theatre",
    names: ["剧院式", "剧院", "Theatre", "劇院式"],
    units: [...units(1, "", "人", "最多", "pax", "max"), ...units(undefined, "最少", "min"), ...strangers],
  },
  {
    path: "capacity.banquet",
    names: ["宴会式", "宴会", "Banquet"],
    units: [
      ...units(1, "", "人", "最多"),
      ...units(10, "桌", "10人/桌", "10 pax/table"),
      ...units(12, "12人/桌"),
      ...strangers,
    ],
  },
  {
    path: "priceDay",
    names: ["价格", "租金", "场租", "Price"],
    units: [
      ...units(1, "", "元", "元/天", "RMB", "¥", "CNY/day"),
      ...units(10_000, "万元", "万元/天"),
      ...units(1000, "千元"),
      ...units(undefined, "USD", "美元", "港币", "HK$", "万日元", "元/小时", "per hour", "元/人", "元/平米", "元/月"),
      ...strangers,
    ],
  },
  {
    path: "priceHalfDay",
    names: ["半天价", "半天租金"],
    units: [
      ...units(1, "", "元", "元/半天", "4小时"),
      ...units(10_000, "万元"),
      ...units(undefined, "元/小时", "USD", "元/天", "欧元"),
      ...strangers,
    ],
  },
] as const;

type Field = (typeof fields)[number];

/** A column of a table: its field, its heading, and the cell in its only row; the unit stands in one of them. */
interface Column {
  field: Field;
  unit: UnitText;
  heading: string;
  figure: number;
  cell: string | number;
}

const shapes: readonly ((name: string, text: string) => string)[] = [
  (name, text) => (text ? `${name}（${text}）` : name),
  (name, text) => (text ? `${name}(${text})` : name),
  (name, text) => (text ? `${name} [${text}]` : name),
  (name, text) => (text ? `${name}/${text}` : name),
];

/** Figures that no comparison of fields doubts, by the factor of their unit. */
const figures: Record<string, [min: number, max: number]> = {
  area: [200, 300],
  height: [3, 9],
  "capacity.theatre": [100, 200],
  "capacity.banquet": [60, 110],
  priceDay: [9000, 20_000],
  priceHalfDay: [3000, 8000],
};

const column = (field: Field): fc.Arbitrary<Column> =>
  fc
    .tuple(
      fc.constantFrom(...field.names),
      fc.constantFrom(...(field.units as readonly UnitText[])),
      fc.constantFrom(...shapes),
      fc.boolean(),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([name, one, shape, isInCell, share]) => {
      const [min, max] = figures[field.path]!;
      const value = (min + share * (max - min)) / (one.factor ?? 1);
      const isCounted = field.path.startsWith("capacity.");
      const figure = isCounted ? Math.max(1, Math.round(value)) : Number(value.toPrecision(6));
      return {
        field,
        unit: one,
        figure,
        heading: isInCell ? name : shape(name, one.text),
        cell: isInCell && one.text ? `${figure} ${one.text}` : figure,
      };
    });

const table = fc.subarray([...fields], { minLength: 2 }).chain((chosen) => fc.tuple(...chosen.map(column)));

/** Reads a table of one room with these columns. */
function read(columns: readonly Column[]) {
  const headings = ["酒店名称", "城市", "会议室名称", ...columns.map(({ heading }) => heading)];
  const cells = ["云栖酒店", "北京", "一号厅", ...columns.map(({ cell }) => cell)];
  const [mapped] = mapTables({
    name: "",
    lines: [
      { line: 1, cells: headings },
      { line: 2, cells },
    ],
  });
  const rows = readTableRows(mapped!, { source: "运营方" });
  return { mapped: mapped!, values: rows.spaces[0]!.values, remarks: [...rows.notes, ...rows.refused] };
}

it("a figure is stored in the unit of its heading or cell, or the report names it", () => {
  fc.assert(
    fc.property(table, (columns) => {
      const { mapped, values, remarks } = read(columns);
      for (const { field, unit: one, heading, figure, cell } of columns) {
        const isReported = mapped.unknown.includes(heading) || remarks.some(({ column: named }) => named === heading);
        const value = values.get(field.path) as number | undefined;
        if (one.factor === undefined || value === undefined) {
          expect([heading, isReported], `${heading} = ${cell}`).toEqual([heading, true]);
          if (one.factor === undefined) expect(value, heading).toBeUndefined();
          continue;
        }
        const expected = figure * one.factor;
        // Converted figures are rounded to a square metre or a decimetre.
        expect(Math.abs(value - expected), `${heading} = ${cell}: ${value}`).toBeLessThanOrEqual(
          field.path === "area" ? 0.5 : field.path === "height" ? 0.051 : expected * 1e-6,
        );
      }
    }),
    { numRuns: 5000 },
  );
});
