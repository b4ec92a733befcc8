import { HtmlValidate } from "html-validate";
import { describe, expect, inject, test } from "vitest";
import { readPage } from "./read-page.ts";

const site = inject("url");
const venueId = "1100000001";

/** One page of each kind, with the types of its structured data. */
const pages: [string, ...string[]][] = [
  ["/beijing", "WebSite", "ItemList"],
  ["/beijing/changdi-0-0-0-0-0", "ItemList"],
  // Not for search engines.
  ["/beijing/changdi-0-0-0-200-2"],
  [`/shanghai/kongjian${"-0".repeat(11)}`, "ItemList"],
  [`/view/hotel-${venueId}`, "Hotel", "BreadcrumbList"],
  ["/view/hotel-1100000003", "EventVenue", "BreadcrumbList"],
  [`/view/huiyishi-${venueId}`, "ItemList", "BreadcrumbList"],
  [`/view/anli-${venueId}`, "Article", "Article", "Article", "BreadcrumbList"],
  [`/view/kefang-${venueId}`, "Hotel", "BreadcrumbList"],
  [`/view/canyin-${venueId}`, "Hotel", "BreadcrumbList"],
  [`/view/peitao-${venueId}`, "Hotel", "BreadcrumbList"],
  [`/view/weizhi-${venueId}`, "Hotel", "BreadcrumbList"],
  [`/view/hotel-${venueId}-detailInfo`, "Hotel", "BreadcrumbList"],
  [`/view/hotel-${venueId}-nearby`, "Hotel", "BreadcrumbList"],
  [`/view/hotel-${venueId}/tupian`, "BreadcrumbList"],
  [`/view/image-${venueId}`, "BreadcrumbList"],
  [`/view/hotel-${venueId}/vr`, "BreadcrumbList"],
  [`/view/hotel-${venueId}/meetingspace-${venueId}002`, "MeetingRoom", "BreadcrumbList"],
  ["/solutions", "ItemList", "BreadcrumbList"],
  ["/solutions/1", "Article", "BreadcrumbList"],
  ["/ask", "ItemList", "BreadcrumbList"],
  ["/ask/1", "QAPage", "BreadcrumbList"],
  ["/case/submit"],
  ["/case/success?reference=HZ-20261121-7K3M"],
  ["/no/such/page"],
];

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
type JsonLdObject = Record<string, unknown>;

/** Requirements of search engines by schema.org type, beyond what the compiler checks. */
const requirements: Record<string, (node: JsonLdObject) => void> = {
  Hotel: expectPlace,
  EventVenue: expectPlace,
  MeetingRoom: (node) => {
    expect(node).toMatchObject({ name: expect.any(String), containedInPlace: { name: expect.any(String) } });
    expect(node.floorSize).toMatchObject({ "@type": "QuantitativeValue", value: 576, unitCode: "MTK" });
    const seats = (node.additionalProperty as { name: string; value: number }[]).map(({ value }) => value);
    expect(seats.length).toBeGreaterThan(3);
    expect(node.maximumAttendeeCapacity).toBe(Math.max(...seats));
  },
  BreadcrumbList: (node) => {
    const rows = node.itemListElement as JsonLdObject[];
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1));
    for (const { name, item } of rows) expect([name, String(item).startsWith(`${site}/`)]).toEqual([name, true]);
  },
  ItemList: (node) => {
    const rows = node.itemListElement as JsonLdObject[];
    expect(rows.length).toBeGreaterThan(0);
    expect(node.numberOfItems).toBeGreaterThanOrEqual(rows.length);
  },
  Article: ({ headline, url }) => {
    expect(String(headline).length).toBeLessThan(110);
    expect(String(url).startsWith(`${site}/`)).toBe(true);
  },
  QAPage: (node) => {
    const question = node.mainEntity as JsonLdObject;
    const answers = [
      question.acceptedAnswer,
      ...((question.suggestedAnswer as JsonLdObject[]) ?? []),
    ] as JsonLdObject[];
    expect(question).toMatchObject({ "@type": "Question", name: expect.any(String), answerCount: answers.length });
    for (const answer of answers)
      expect(answer).toMatchObject({ text: expect.any(String), author: { name: expect.any(String) } });
  },
  WebSite: ({ potentialAction }) => {
    expect((potentialAction as JsonLdObject)["query-input"]).toBe("required name=search_term_string");
  },
};

function expectPlace(node: JsonLdObject): void {
  expect(node).toMatchObject({
    name: expect.any(String),
    address: { "@type": "PostalAddress", addressLocality: "北京" },
  });
}

describe("documents", () => {
  test.each(pages)("%s is valid HTML with structured data of the expected types", async (path, ...types) => {
    const html = await (await fetch(site + path)).text();
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
    const page = readPage(html);
    expect(page.jsonLd.map((node) => node["@type"])).toEqual(types);
    for (const node of page.jsonLd) {
      expect(node["@context"]).toBe("https://schema.org");
      expect(JSON.stringify(node)).not.toContain("{origin}");
      requirements[node["@type"] as string]!(node);
    }
  });

  test.each(pages)("%s has one h1, a title, a description and a share image", async (path) => {
    const page = readPage(await (await fetch(site + path)).text());
    expect([page.headings, page.title.length > 2]).toEqual([1, true]);
    if (page.canonical === undefined) return;
    expect(page.description.length).toBeGreaterThan(10);
    const picture = await fetch(page.sharedPicture!);
    expect([picture.status, picture.headers.get("content-type")?.startsWith("image/")]).toEqual([200, true]);
  });
});
