import { expect, it } from "vitest";
import { getRowsHead } from "./describe-sheet.ts";

it("calls the rows of a comparison different only where all of them are", () => {
  const texts = { differs: "不一样的", heads: { item: "项目" } };
  expect(getRowsHead([{ isSame: false }, { isSame: false }], texts)).toBe("不一样的");
  expect(getRowsHead([{ isSame: true }, { isSame: false }], texts)).toBe("项目");
});
