import fc from "fast-check";

const visibleAscii = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
/** Values that a header may have on the wire, bytes beyond ASCII too. */
const values = fc.oneof(
  fc.constantFrom(
    ...[
      ["", "null", "0", "-1", "1e400", "0x10", "%", "%%%", "%E4%BD", "=;=;", ",,,", "*", "*/*;q=x", "\xff\xfe", "\t"],
      ["a".repeat(4000), ";".repeat(2000), "(".repeat(500), 'W/"'.repeat(100), "identity;q=0, *;q=0", "gzip, br"],
    ].flat(),
  ),
  fc.string({ unit: visibleAscii, maxLength: 40 }),
);
const cookies = fc
  .array(
    fc.tuple(
      fc.constantFrom("city", "app_plantform_type", "consent", "__proto__", "toString", "a b", ""),
      fc.oneof(values, fc.constantFrom("beijing", "%E0%A4%A", "%", "%u0041", '"beijing"', "%00")),
    ),
    { maxLength: 5 },
  )
  .map((pairs) => pairs.map((pair) => pair.join("=")).join("; "));
const ranges = fc.oneof(
  fc.constantFrom(
    "bytes=0-0",
    "bytes=9-1",
    "bytes=-",
    "bytes=-0",
    "bytes=0-1,3-4",
    "lines=1-2",
    "bytes=99999999999999999999-",
  ),
  fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => `bytes=${from}-${to}`),
);
const tags = fc.oneof(fc.constantFrom("*", "W/", '""', 'W/"x", "y"', ",", 'W/W/"x"'), values);
const days = fc.constantFrom("Thu, 01 Jan 1970 00:00:00 GMT", "0", "9999", "yesterday", "Thu, 99 Foo 2026");

const byName: Readonly<Record<string, fc.Arbitrary<string>>> = {
  cookie: cookies,
  range: ranges,
  "if-range": fc.oneof(tags, days),
  "if-none-match": tags,
  "if-match": tags,
  "if-modified-since": days,
  "accept-encoding": values,
  "accept-language": fc.oneof(values, fc.constantFrom("zh-CN,zh;q=0.9", "en;q=2, *;q=-1", "-".repeat(1000))),
  accept: values,
  "user-agent": values,
  referer: fc.oneof(values, fc.constantFrom("http://", "http://[", "javascript:alert(1)", "//")),
  origin: fc.oneof(values, fc.constantFrom("null", "http://[", "https://other.example")),
  "x-forwarded-host": values,
  "x-forwarded-proto": values,
  forwarded: values,
  "x-http-method-override": fc.constantFrom("DELETE", "", "GET"),
  purpose: fc.constantFrom("prefetch"),
  "sec-purpose": values,
};

/** Header lines that services, caches and answers of files read; a name may be there twice. */
export const hostileHeaders: fc.Arbitrary<(readonly [string, string])[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<(readonly [string, string])[]>([]) },
  {
    weight: 3,
    arbitrary: fc.array(
      fc.oneof(...Object.entries(byName).map(([name, value]) => value.map((text) => [name, text] as const))),
      { maxLength: 4 },
    ),
  },
);

/** Values of Host that are no host, or that of another site; `undefined` is the site's own. */
export const hostileHosts: fc.Arbitrary<string | undefined> = fc.oneof(
  { weight: 60, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        ["", " ", "a".repeat(2324), "a.".repeat(130), "[", "[::1", "[::1]:80", "a b", "a/b", "a@b", "a:b", "a:99999"],
        ["a:", ":80", "..", "-", "_", "%", "%00", "a%2fb", "http://a", "a?b", "a#b", "a\\b", "127.1", "0x7f.1", "a,b"],
        ["\xe4\xbd\xa0", "xn--", "xn--a", "XN--55QX5D", "a.example", "A.EXAMPLE:80", "1.2.3.4.5", "256.1.1.1", "a\tb"],
      ].flat(),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: visibleAscii, maxLength: 30 }) },
);
