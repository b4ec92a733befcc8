import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoDataDir } from "../suite/create-demo-data-dir.ts";
import { type Site, startSite } from "../start-site.ts";

/** What a document may hold, besides the style that it is painted with: kilobytes before compression, elements, and those of its state. */
interface Budget {
  path: string;
  markup: number;
  elements: number;
  images: number;
  state: number;
}

/**
 * By page kind; they only become smaller. A list has 2 kB of toggles of the shortlist, one element a row (ADR 39), and 0.2 kB of
 * what a tablet chooses by: the tabs of its panel, the filters and the switch of the map in the line above the rows. States are JSON,
 * whose quotes are escaped in a script: larger than the router's own format, and smaller than it once compressed (8.2 kB of 9.4).
 * 0.3 kB came with what loads the scripts after the first paint.
 */
const budgets: Readonly<Record<string, Budget>> = {
  "venue list": { path: "/beijing/changdi-0-0-0-200-2", markup: 46.6, elements: 1200, images: 20, state: 34.3 },
  "space list": {
    path: `/beijing/kongjian-0-0-0-100-2${"-0".repeat(6)}`,
    markup: 48,
    elements: 1150,
    images: 20,
    state: 31.1,
  },
  // 55.5 with 800 elements until it showed four of the spaces that its sentence finds.
  home: { path: "/beijing", markup: 57.9, elements: 860, images: 18, state: 17.5 },
  venue: { path: "/view/hotel-1100000001", markup: 38.7, elements: 815, images: 3, state: 10.5 },
  space: {
    path: "/view/hotel-1100000001/meetingspace-1100000001002",
    markup: 41.8,
    elements: 680,
    images: 2,
    state: 7.3,
  },
  cases: { path: "/view/anli-1100000001", markup: 33.7, elements: 335, images: 4, state: 10.6 },
  solution: { path: "/solutions/1", markup: 33.5, elements: 700, images: 5, state: 15.5 },
  question: { path: "/ask/1", markup: 15.8, elements: 220, images: 0, state: 5.7 },
  demand: { path: "/case/submit", markup: 23.3, elements: 470, images: 0, state: 5.5 },
};

let site: Site;
beforeAll(async () => {
  site = await startSite(createDemoDataDir("documents"), { LOG_LEVEL: "error" });
});
afterAll(() => site?.stop());

async function fetchPage(path: string) {
  const answer = await fetch(site.url + path);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const fetchText = async (path: string) => (await fetch(site.url + path)).text();
const toKilobytes = (text: string) => Buffer.byteLength(text) / 1000;

/** Says how many elements of each tag a document has more than twenty times: what is repeated makes it grow. */
function describeTags(markup: string): string {
  const tags = Map.groupBy(markup.matchAll(/<([a-z][\w-]*)/g), ([, tag]) => tag!);
  return [...tags]
    .map(([tag, { length }]) => [tag, length] as const)
    .filter(([, count]) => count > 20)
    .sort(([, a], [, b]) => b - a)
    .map(([tag, count]) => `${tag} ${count}`)
    .join(", ");
}

/** Bytes that a server sends before it has heard of the first: ten segments of a connection. */
const firstRoundTrip = 10 * 1460;

test("a list arrives with its header in the first round trip, compressed as one that is asked for again", async () => {
  const { headers, bytes } = await fetchPage(budgets["venue list"]!.path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const header = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  expect(brotliCompressSync(bytes, { params }).length + header).toBeLessThan(firstRoundTrip);
});

test.each(Object.entries(budgets))("the document of a %s page stays within its budget", async (_kind, budget) => {
  const html = await fetchText(budget.path);
  const markup = html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, "");
  const href = /"state":"([^"]+)"/.exec(html)?.[1];
  const state = href === undefined ? "" : await fetchText(JSON.parse(`"${href}"`) as string);
  const measured = {
    markup: toKilobytes(markup),
    elements: markup.match(/<[a-z]/g)?.length ?? 0,
    images: markup.match(/<img /g)?.length ?? 0,
    state: toKilobytes(state),
  };
  const over = (["markup", "elements", "images", "state"] as const).filter((key) => measured[key] > budget[key]);
  expect(over, `${JSON.stringify(measured)}; ${describeTags(markup)}`).toEqual([]);
  expect(state).not.toBe("");
});
