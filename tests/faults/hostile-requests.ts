import fc from "fast-check";
import { calls } from "../../src/contract/calls.ts";

/** A request that no person's browser sends. */
export interface HostileRequest {
  method: "GET" | "POST";
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const names = fc.constantFrom(
  ..."name mobile phone cityCode city people eventType needs siteIds tracking consent clientKey locale sign timestamp".split(
    " ",
  ),
  ..."siteId spaceCode q searchParams page lng lat box lang type groupName keyword id __proto__ constructor toString".split(
    " ",
  ),
);
const texts = fc.oneof(
  fc.constantFrom(
    "",
    "0",
    "-1",
    "110000",
    "beijing",
    "1e400",
    "\0",
    "\ud800",
    "%",
    "'\"<>;--",
    "９".repeat(30),
    "x".repeat(5000),
  ),
  fc.constantFrom("true", "null", "[]", "{}", "../../etc/passwd", "13800138000", "2026-02-30", "NaN", "1,2,3,4", "zh"),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);
/** A value `depth` levels deep, as JSON text: deeper than a stack of calls. */
const nested = fc.integer({ min: 5, max: 20_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth));
const values = fc.oneof(
  texts.map((text) => JSON.stringify(text)),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{"toString":1}',
    '{"valueOf":1,"toString":null}',
    "1e999",
    "-0",
    '{"__proto__":{"a":1}}',
    "[[],[[]]]",
  ),
  nested,
);
const bodies = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.tuple(names, values), { maxLength: 8 })
      .map((pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(",")}}`),
  },
  { weight: 1, arbitrary: values },
  { weight: 1, arbitrary: texts },
  // More names than any form has.
  {
    weight: 1,
    arbitrary: fc.constant(JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`n${at}`, 1])))),
  },
);
const queries = fc
  .array(fc.tuple(names, texts), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join("&"));
const rawQueries = fc.constantFrom("%", "a=%ff%fe", "=&=&&", "city=%00", "[]=1&a[b]=2", `q=${"%E4".repeat(30)}`);
const headerValues = fc.oneof(
  fc.constantFrom(
    "",
    "gzip",
    "*/*;q=x",
    "-1",
    "0x10",
    "bytes=9-1,-",
    "a".repeat(4000),
    "\xff\xfe",
    "=;=;",
    "%%%",
    "null",
  ),
  fc.string({
    minLength: 0,
    maxLength: 40,
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  }),
);
const headers = fc.dictionary(
  fc.constantFrom(
    "accept-encoding",
    "cookie",
    "user-agent",
    "x-forwarded-for",
    "if-none-match",
    "range",
    "accept",
    "referer",
  ),
  headerValues,
  { maxKeys: 4, noNullPrototype: true },
);

const pages = fc.constantFrom(
  "/",
  "/beijing/changdi-0-0-0-0-0",
  "/changdi",
  "/case/submit",
  "/view/hotel-1",
  "/zt/hilton",
  "/ask",
);
const paths = Object.keys(calls).map((call) => `/api/${call}`);
const posted = paths.filter((_, at) => Object.values(calls)[at] === "POST");
const read = paths.filter((path) => !posted.includes(path));

/** Any body, query and header: of calls with the names that they know, and of pages. */
export const hostileRequests: fc.Arbitrary<HostileRequest> = fc.oneof(
  fc.record({ path: fc.constantFrom(...posted), headers, body: bodies }).map(({ path, headers: more, body }) => ({
    method: "POST" as const,
    path,
    headers: { ...more, "content-type": "application/json" },
    body,
  })),
  fc
    .record({ path: fc.oneof(fc.constantFrom(...read), pages), query: fc.oneof(queries, rawQueries), headers })
    .map(({ path, query, headers: more }) => ({ method: "GET" as const, path: `${path}?${query}`, headers: more })),
);
