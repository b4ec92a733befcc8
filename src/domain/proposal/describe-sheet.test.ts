import { expect, it } from "vitest";
import { proposalZh } from "#texts/venue/proposal.zh.ts";
import { formatOverBudget, formatPictureMark, getRowsHead, listCoverNotes } from "./describe-sheet.ts";

it("calls the rows of a comparison different only where all of them are", () => {
  const texts = { differs: "差异", heads: { item: "项目" } };
  expect(getRowsHead([{ isSame: false }, { isSame: false }], texts)).toBe("差异");
  expect(getRowsHead([{ isSame: true }, { isSame: false }], texts)).toBe("项目");
});

it("says at the foot of the cover what the budget is, until when the estimates are to be read, and whom to ask", () => {
  const event = { layout: "classroom" as const, days: 1 };
  const validity =
    "估算日期 2026 年 12 月 20 日，有效期 14 天（至 2027 年 1 月 3 日），供参考，价格和档期以场地书面确认为准";
  expect(listCoverNotes({ event, today: "2026-12-20" }, proposalZh)).toEqual([validity]);
  const contact = { adviser: "林舟", hotline: "400-820-1234" };
  const notes = listCoverNotes({ event: { ...event, budget: 100_000 }, contact, today: "2026-12-20" }, proposalZh);
  expect(notes).toEqual(["总预算 100,000 元", validity, "联系：顾问 林舟，电话 400-820-1234"]);
});

it("says by how much an estimate exceeds the budget, and nothing where it keeps to it", () => {
  const event = { layout: "classroom" as const, days: 1, budget: 100_000 };
  expect(formatOverBudget(event, 105_000, proposalZh)).toBe("超总预算 5,000");
  expect(formatOverBudget(event, 100_000, proposalZh)).toBeUndefined();
  expect(formatOverBudget({ ...event, budget: undefined }, 105_000, proposalZh)).toBeUndefined();
});

it("says of a picture that it shows another layout and that it is rendered", () => {
  expect(formatPictureMark({ picture: { rendered: true }, pictureNote: "图为课桌式" }, proposalZh)).toBe(
    "图为课桌式，效果图",
  );
  expect(formatPictureMark({ picture: {} }, proposalZh)).toBe("");
});
