import { HtmlValidate } from "html-validate";
import { describe, expect, inject, test } from "vitest";
import { readPage } from "./read-page.ts";

const site = inject("url");
const house = "1100000001";

/** One page of each kind, with the types of its structured data. */
const pages: [string, ...string[]][] = [
  ["/beijing", "WebSite", "ItemList"],
  ["/beijing/changdi-0-0-0-200-2", "ItemList"],
  [`/shanghai/kongjian${"-0".repeat(11)}`, "ItemList"],
  [`/view/hotel-${house}`, "Hotel", "BreadcrumbList"],
  ["/view/hotel-1100000003", "EventVenue", "BreadcrumbList"],
  [`/view/huiyishi-${house}`, "ItemList", "BreadcrumbList"],
  [`/view/anli-${house}`, "Article", "Article", "Article", "BreadcrumbList"],
  [`/view/kefang-${house}`, "Hotel", "BreadcrumbList"],
  [`/view/canyin-${house}`, "Hotel", "BreadcrumbList"],
  [`/view/peitao-${house}`, "Hotel", "BreadcrumbList"],
  [`/view/weizhi-${house}`, "Hotel", "BreadcrumbList"],
  [`/view/hotel-${house}-detailInfo`, "Hotel", "BreadcrumbList"],
  [`/view/hotel-${house}-nearby`, "Hotel", "BreadcrumbList"],
  [`/view/hotel-${house}/tupian`, "BreadcrumbList"],
  [`/view/image-${house}`, "BreadcrumbList"],
  [`/view/hotel-${house}/vr`, "BreadcrumbList"],
  [`/view/hotel-${house}/meetingspace-${house}002`, "MeetingRoom", "BreadcrumbList"],
  ["/solutions", "ItemList", "BreadcrumbList"],
  ["/solutions/1", "Article", "BreadcrumbList"],
  ["/ask", "ItemList", "BreadcrumbList"],
  ["/ask/1", "QAPage", "BreadcrumbList"],
  ["/case/submit"],
  ["/case/success?reference=HZ-20261121-7K3M"],
  ["/no/such/page"],
];

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
type Thing = Record<string, unknown>;

/** Requirements of search engines by schema.org type, beyond what the compiler checks. */
const asked: Record<string, (thing: Thing) => void> = {
  Hotel: place,
  EventVenue: place,
  MeetingRoom: (thing) => {
    expect(thing).toMatchObject({ name: expect.any(String), containedInPlace: { name: expect.any(String) } });
    expect(thing.floorSize).toMatchObject({ "@type": "QuantitativeValue", value: 576, unitCode: "MTK" });
    const seats = (thing.additionalProperty as { name: string; value: number }[]).map(({ value }) => value);
    expect(seats.length).toBeGreaterThan(3);
    expect(thing.maximumAttendeeCapacity).toBe(Math.max(...seats));
  },
  BreadcrumbList: (thing) => {
    const rows = thing.itemListElement as Thing[];
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1));
    for (const { name, item } of rows) expect([name, String(item).startsWith(`${site}/`)]).toEqual([name, true]);
  },
  ItemList: (thing) => {
    const rows = thing.itemListElement as Thing[];
    expect(rows.length).toBeGreaterThan(0);
    expect(thing.numberOfItems).toBeGreaterThanOrEqual(rows.length);
  },
  Article: ({ headline, url }) => {
    expect(String(headline).length).toBeLessThan(110);
    expect(String(url).startsWith(`${site}/`)).toBe(true);
  },
  QAPage: (thing) => {
    const question = thing.mainEntity as Thing;
    const answers = [question.acceptedAnswer, ...((question.suggestedAnswer as Thing[]) ?? [])] as Thing[];
    expect(question).toMatchObject({ "@type": "Question", name: expect.any(String), answerCount: answers.length });
    for (const answer of answers)
      expect(answer).toMatchObject({ text: expect.any(String), author: { name: expect.any(String) } });
  },
  WebSite: ({ potentialAction }) => {
    expect((potentialAction as Thing)["query-input"]).toBe("required name=search_term_string");
  },
};

function place(thing: Thing): void {
  expect(thing).toMatchObject({
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
    expect(page.things.map((thing) => thing["@type"])).toEqual(types);
    for (const thing of page.things) {
      expect(thing["@context"]).toBe("https://schema.org");
      expect(JSON.stringify(thing)).not.toContain("{origin}");
      asked[thing["@type"] as string]!(thing);
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
