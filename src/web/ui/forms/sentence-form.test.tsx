import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { listGap, numberGap, type SentenceClause, SentenceForm } from "./sentence-form.tsx";

const ignore = () => undefined;
const clauses: (SentenceClause | false)[] = [
  ["在 ", listGap("city", "sh", [["sh", "上海"]], ignore), "，"],
  false,
  [numberGap("people", undefined, { parse: Number, refusal: "不是人数", placeholder: "几" }, ignore), " 人"],
  [{ name: "date", render: (label) => <input aria-label={label} key="date" name="date" type="date" /> }],
];
const html = renderToStaticMarkup(
  <SentenceForm
    action="/compare"
    applyText="确定"
    clauses={clauses}
    isBusy={false}
    labels={{ city: "城市", people: "人数", date: "日期" }}
  >
    <input name="spaceCode" type="hidden" value="1,2" />
  </SentenceForm>,
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
