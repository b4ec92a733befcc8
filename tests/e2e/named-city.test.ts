import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { formatListHref } from "../../src/domain/search/grammar.ts";
import type { ListKind } from "../../src/domain/search/filters.ts";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";
import { type NamedCitySentence, namedCitySentences } from "./named-city-sentences.ts";

const site = inject("url");

/** How a sentence is entered: in the field of a list, in that of the home page, or by its address. */
type Entry = "list" | "home" | "address";
const entries: readonly Entry[] = ["list", "list", "home", "list", "address"];

const cases = namedCitySentences.map((sentence, index) => ({
  ...sentence,
  entry: entries[index % entries.length]!,
  list: (index % 2 === 0 ? "venue" : "space") as ListKind,
}));
type Case = (typeof cases)[number];

let session: BrowserSession;
beforeAll(async () => {
  session = await openBrowser(widths[1]);
  // Pictures and map data are not what is tested here.
  await session.page.route(/\/pictures\/|getVenueClusters|getCityMap/, (route) => route.abort());
});
afterAll(() => session.close());

/** Opens the page of the case's city, unless the browser is on it, and enters the sentence there. */
async function enter({ page: city, sentence, entry, list }: Case): Promise<void> {
  const { page } = session;
  const listHref = formatListHref(list, city);
  if (entry === "address") {
    await page.goto(`${site}${listHref}?${new URLSearchParams({ q: sentence })}`);
    await waitForHydration(page);
    return;
  }
  await page.goto(site + (entry === "home" ? `/${city}` : listHref), { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  const field = page.getByRole("combobox").first();
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
    await session.page.waitForURL((url) => url.pathname.startsWith(`/${one.city}/${kind}`), { timeout: 10_000 });
    // The address changes with the document: the old city's list is never shown under it.
    const found = await readList();
    expect(findDifferences(one, found)).toEqual([]);
    expect(session.problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
  });
});
