import { expect, it } from "vitest";
import { parseAgreementFile } from "./parse-agreement-file.ts";

const article = { name: "回电", text: "固定顾问一名。", value: 2, unit: "小时内" };
const step = { days: 1, name: "通话", text: "30 分钟" };

it("reads the articles and the steps, either of which may be missing", () => {
  expect(parseAgreementFile(JSON.stringify({ articles: [article], steps: [step] }))).toEqual({
    articles: [article],
    steps: [step],
  });
  expect(parseAgreementFile("{}")).toEqual({ articles: [], steps: [] });
});

it.each([
  ["{", "not JSON"],
  ['{"artikles":[]}', "artikles"],
  [JSON.stringify({ articles: [{ ...article, value: -1 }] }), "articles.0.value"],
  [JSON.stringify({ articles: [{ ...article, text: " " }] }), "articles.0.text"],
  [JSON.stringify({ steps: [{ ...step, days: 0.5 }] }), "steps.0.days"],
])("refuses %s and names %s", (source, message) => {
  expect(() => parseAgreementFile(source)).toThrow(message);
});
