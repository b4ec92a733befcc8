import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { dayGap, listGap, numberGap, type SentenceClause, SentenceForm } from "./sentence-form.tsx";

const ignore = () => undefined;
const clauses: (SentenceClause | false)[] = [
  ["在 ", listGap("city", "sh", [["sh", "上海"]], ignore), "，"],
  false,
  [numberGap("people", undefined, { parse: Number, refusal: "不是人数", placeholder: "几" }, ignore), " 人"],
  [dayGap("date", "2026-12-18", "2026-12-01", ignore)],
];
const html = renderToStaticMarkup(
  <SentenceForm
    action="/compare"
    applyText="确定"
    clauses={clauses}
    hidden={{ spaceCode: "1,2" }}
    isBusy={false}
    labels={{ city: "城市", people: "人数", date: "日期" }}
  />,
);

it("writes the words and gaps of a clause in one span, without clauses that do not apply", () => {
  const spans = html.match(/<span>.*?<\/span>/g) ?? [];
  expect(spans.map((span) => span.replace(/<[^>]*>/g, ""))).toEqual(["在 上海，", " 人", ""]);
});

it("names each control by its parameter and label, for the form without script", () => {
  const controls = [...html.matchAll(/<(select|input)\b[^>]*>/g)].map(([tag]) => tag);
  const read = (tag: string, attribute: string) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1];
  expect(controls.map((tag) => [read(tag, "name"), read(tag, "aria-label")])).toEqual([
    ["spaceCode", undefined],
    ["city", "城市"],
    ["people", "人数"],
    ["date", "日期"],
  ]);
  expect(html).toContain('action="/compare"');
});
