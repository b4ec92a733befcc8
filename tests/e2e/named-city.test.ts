import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { formatListHref } from "../../src/domain/search/grammar.ts";
import type { ListKind } from "../../src/domain/search/filters.ts";
import { answerRequests } from "./answer-requests.ts";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";
import { type NamedCitySentence, namedCitySentences } from "./named-city-sentences.ts";

const site = inject("url");

/** How a sentence is entered: in the field of a list, in that of the home page, or by its address. */
type Entry = "list" | "home" | "address";
const entries: readonly Entry[] = ["list", "list", "home", "list", "address"];

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
  if (entry === "address") {
    await page.goto(`${site}${listHref}?${new URLSearchParams({ q: sentence })}`, { waitUntil: "domcontentloaded" });
    return;
  }
  const start = site + (entry === "home" ? `/${city}` : listHref);
  if (startedFrom === start) await page.goBack({ waitUntil: "commit" });
  else await page.goto(start, { waitUntil: "domcontentloaded" });
  startedFrom = start;
  await page.waitForURL(start, { waitUntil: "commit" });
  await waitForHydration(page);
  const field = page.getByRole("combobox").first();
  // Going back shows the list of the sentence before until the page is loaded.
  await expect.poll(() => field.inputValue()).toBe("");
  await field.fill(sentence);
  await field.press("Enter");
}

/** Reads the state of the list: chips by their labels for removal, and the parameters of the link to the form. */
const readList = () =>
  session.page.evaluate(() => {
    const chips = [...document.querySelectorAll("main a[aria-label]")].map(
      (link) => link.getAttribute("aria-label") ?? "",
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/case/submit?"]')];
    return {
      city: location.pathname.split("/")[1],
      title: document.title,
      chips: chips.map((label) =>
        label
          .split(" ")
          .slice(1)
          .join(" ")
          .replace(/^优先 /, ""),
      ),
      enquiry: Object.fromEntries(new URL(links[0]?.href ?? location.href).searchParams),
    };
  });

const matches = (value: string | undefined, expected: string): boolean =>
  expected.startsWith("*") ? (value ?? "").endsWith(expected.slice(1)) : value === expected;

/** Returns what differs from the expected place, chips and enquiry. */
function findDifferences({ city, chips, enquiry }: NamedCitySentence, found: Awaited<ReturnType<typeof readList>>) {
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

  test.each(cases)("$page: $sentence ($entry) opens $city", async (one) => {
    session.problems.length = 0;
    await enter(one);
    const kind = one.entry === "home" || one.list === "venue" ? "changdi" : "kongjian";
    await session.page.waitForURL((url) => url.pathname.startsWith(`/${one.city}/${kind}`), {
      timeout: 10_000,
      waitUntil: "commit",
    });
    // Until the list is loaded, the page shown is the one that the sentence was typed on.
    await expect.poll(async () => findDifferences(one, await readList()), { timeout: 10_000 }).toEqual([]);
    expect(session.problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
  });
});
