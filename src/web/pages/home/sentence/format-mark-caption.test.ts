import { expect, it } from "vitest";
import type { Understood } from "#contract/schemas/search-site.ts";
import { formatMarkCaption } from "./format-mark-caption.ts";

const caption = (term: Understood) => formatMarkCaption({ from: 0, text: term.text, state: "read", terms: [term] });

it("says of a budget whether it is read as the hire of a day or the event in all", () => {
  const price = { kind: "price", text: "预算八万", value: 80_000 } as const;
  expect(caption(price)).toBe("日租金");
  expect(caption({ ...price, of: "sum" })).toBe("总预算");
});

it("says what was not understood, and what was read in place of a slip", () => {
  expect(formatMarkCaption({ from: 0, text: "气派", state: "unread", terms: [] })).toBe("未识别");
  expect(caption({ kind: "region", text: "朝杨区", value: "1", corrected: "朝阳区" })).toBe("按「朝阳区」");
});
