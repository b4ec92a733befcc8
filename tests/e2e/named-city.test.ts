import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { formatListHref } from "#domain/search/grammar.ts";
import type { ListKind } from "#domain/search/filters.ts";
import { answerRequests } from "./network/answer-requests.ts";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";
import { type NamedCitySentence, namedCitySentences } from "./named-city-sentences.ts";

const site = inject("url");

/** How a sentence is entered: in the field of a list, in that of the home page, or by its address, whose document is read. */
type Entry = "list" | "home" | "address";
const entries: readonly Entry[] = [
  "list",
  "address",
  "address",
  "address",
  "address",
  "address",
  "home",
  "address",
  "address",
  "address",
];

const entryOrder: readonly Entry[] = ["list", "home", "address"];
const cases = namedCitySentences
  .map((sentence, index) => ({
    ...sentence,
    entry: entries[index % entries.length]!,
    list: (index % 20 < 10 ? "venue" : "space") as ListKind,
  }))
  // Those that start on the same page follow each other: the browser goes back to it.
  .toSorted((a, b) => entryOrder.indexOf(a.entry) - entryOrder.indexOf(b.entry));
type Case = (typeof cases)[number];

let session: BrowserSession;
/** The page that the browser was on before the shown list, if it can go back there. */
let startedFrom = "";
beforeAll(async () => {
  session = await openBrowser(widths[1]);
  // Pictures and map data are not what is tested here.
  await answerRequests(session.page, ["*/pictures/*", "*getVenueClusters*", "*getCityMap*"], () => ({ fails: true }));
});
afterAll(() => session.close());

/** Opens the page of the case's city, by going back where the browser came from there, and enters the sentence. */
async function enter({ page: city, sentence, entry, list }: Case): Promise<void> {
  const { page } = session;
  const listHref = formatListHref(list, city);
  const start = site + (entry === "home" ? `/${city}` : listHref);
  if (startedFrom === start) await page.goBack({ waitUntil: "commit" });
  else await page.goto(start, { waitUntil: "domcontentloaded" });
  startedFrom = start;
  await page.waitForURL(start, { waitUntil: "commit" });
  await waitForHydration(page);
  const field = entry === "home" ? page.getByRole("textbox", { name: "输入需求" }) : page.getByRole("combobox").first();
  // Going back shows the list of the sentence before until the page is loaded; the home page keeps what was typed.
  if (entry !== "home") await expect.poll(() => field.inputValue()).toBe("");
  await field.fill(sentence);
  await field.press("Enter");
}

/** What a list says of its sentence. */
interface ListState {
  city: string | undefined;
  /** Path of the kind of list. */
  kind: string | undefined;
  /** Texts of the chips. */
  chips: string[];
  /** Parameters of the link to the demand form. */
  enquiry: Record<string, string>;
}

/** Returns the state of a list from its address, the labels of its links and the first link to the demand form. */
const toListState = (address: string, labels: string[], enquiry: string | undefined): ListState => ({
  city: new URL(address).pathname.split("/")[1],
  kind: new URL(address).pathname.split("/")[2]?.split("-")[0],
  // A label names what the link does, then the chip.
  chips: labels.map((label) =>
    label
      .split(" ")
      .slice(1)
      .join(" ")
      .replace(/^(?:优先|场租|合计) /, ""),
  ),
  enquiry: Object.fromEntries(new URL(enquiry ?? address, address).searchParams),
});

/** Reads the list that the browser shows. */
async function readShownList(): Promise<ListState> {
  const found = await session.page.evaluate(() => ({
    address: location.href,
    labels: [...document.querySelectorAll("main a[aria-label]")].map((link) => link.getAttribute("aria-label")!),
    enquiry: document.querySelector('main a[href^="/case/submit?"]')?.getAttribute("href") ?? undefined,
  }));
  return toListState(found.address, found.labels, found.enquiry);
}

const decode = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** Reads the list that the sentence's address answers with, wherever it leads. */
async function readDocument({ page: city, sentence, list }: Case): Promise<ListState> {
  const answer = await fetch(`${site}${formatListHref(list, city)}?${new URLSearchParams({ q: sentence })}`);
  const main = /<main.*<\/main>/s.exec(await answer.text())![0];
  const links = [...main.matchAll(/<a ([^>]*)>/g)].map(([, attributes]) => attributes!);
  const labels = links.flatMap((link) => /aria-label="([^"]*)"/.exec(link)?.slice(1).map(decode) ?? []);
  const enquiry = links.flatMap((link) => /href="(\/case\/submit\?[^"]*)"/.exec(link)?.slice(1).map(decode) ?? []);
  return toListState(answer.url, labels, enquiry[0]);
}

const matches = (value: string | undefined, expected: string): boolean =>
  expected.startsWith("*") ? (value ?? "").endsWith(expected.slice(1)) : value === expected;

/** Returns what differs from the expected place, chips and enquiry. */
function findDifferences({ city, chips, enquiry }: NamedCitySentence, found: ListState) {
  return [
    ...(found.city === city ? [] : [`the list of ${found.city}`]),
    ...chips.filter((chip) => !found.chips.includes(chip)).map((chip) => `no chip ${chip} in ${found.chips.join(" ")}`),
    ...Object.entries({ city, ...enquiry })
      .filter(([name, value]) => !matches(found.enquiry[name], value))
      .map(([name]) => `${name}=${found.enquiry[name]} in the enquiry`),
  ];
}

describe("a sentence that names another city than the page's", () => {
  test("is one of a hundred different ones", () => {
    expect(new Set(namedCitySentences.map(({ sentence }) => sentence)).size).toBe(100);
    expect(namedCitySentences.filter(({ page, city }) => page === city)).toEqual([]);
  });

  const kindOf = ({ entry, list }: Case) => (entry === "home" || list === "venue" ? "changdi" : "kongjian");

  test.each(cases.filter(({ entry }) => entry !== "address"))("$page: $sentence ($entry) opens $city", async (one) => {
    session.problems.length = 0;
    await enter(one);
    await session.page.waitForURL((url) => url.pathname.startsWith(`/${one.city}/${kindOf(one)}`), {
      timeout: 10_000,
      waitUntil: "commit",
    });
    // Until the list is loaded, the page shown is the one that the sentence was typed on.
    await expect.poll(async () => findDifferences(one, await readShownList()), { timeout: 10_000 }).toEqual([]);
    expect(session.problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
  });

  test.each(cases.filter(({ entry }) => entry === "address"))(
    "$page: $sentence ($entry) answers with $city",
    async (one) => {
      const found = await readDocument(one);
      expect(found.kind).toBe(kindOf(one));
      expect(findDifferences(one, found)).toEqual([]);
    },
  );
});
