import { expect, it } from "vitest";
import { formatAlignedTable, measureText } from "./format-aligned-table.ts";

const columns = [
  { heading: "编号", max: 16 },
  { heading: "称呼", max: 8 },
  { heading: "邮箱", max: 10 },
  { heading: "需求", max: 30 },
];

it("aligns Chinese and Latin texts, shortens long ones and leaves out empty columns", () => {
  const lines = formatAlignedTable(
    columns,
    [
      ["HZ-1", "陈女士", "", "年会 300 人"],
      ["HZ-22", "Alexandra", "", "培训"],
      ["HZ-3", "欧阳女士们", "", "发布会，上海浦东新区，12 月 3 日"],
    ],
    40,
  );
  expect(lines).toEqual([
    "编号   称呼      需求",
    "HZ-1   陈女士    年会 300 人",
    "HZ-22  Alexand…  培训",
    "HZ-3   欧阳女…   发布会，上海浦东新区，…",
  ]);
  expect(Math.max(...lines.map(measureText))).toBeLessThanOrEqual(40);
});

it("lets no text act on the terminal", () => {
  const [, line] = formatAlignedTable(columns, [["HZ-1", "\u001B[2J陈", "", "两行\n\u202E倒写\u0007"]], 100);
  expect(line).toBe("HZ-1  \uFFFD[2J陈  两行 \uFFFD倒写\uFFFD");
});
