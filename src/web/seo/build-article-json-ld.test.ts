import { expect, it } from "vitest";
import { buildCaseJsonLd } from "./build-case-json-ld.ts";
import { buildSolutionJsonLd } from "./build-solution-json-ld.ts";

it("describes a solution with its sections and the publisher", () => {
  const sections = [{ title: "定人数", text: [] }];
  expect(buildSolutionJsonLd({ id: "1", name: "年会怎么办", summary: "从定人数开始", sections })).toEqual({
    "@type": "Article",
    "@id": "{origin}/solutions/1",
    url: "{origin}/solutions/1",
    headline: "年会怎么办",
    description: "从定人数开始",
    inLanguage: "zh-CN",
    articleSection: ["定人数"],
    publisher: { "@type": "Organization", name: "会址", url: "{origin}/" },
  });
});

it("places a case in its space, where the space still exists", () => {
  const one = { id: "7", name: "三百人年会", story: "两天搭完" };
  const space = { name: "大宴会厅", venueName: "云栖酒店" };
  expect(buildCaseJsonLd("1", one, space)).toMatchObject({
    url: "{origin}/view/anli-1#case-7",
    contentLocation: { "@type": "Place", name: "云栖酒店 大宴会厅" },
  });
  expect(buildCaseJsonLd("1", one, undefined)).not.toHaveProperty("contentLocation");
});
