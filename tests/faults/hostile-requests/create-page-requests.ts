import fc from "fast-check";
import { endpoints } from "#contract/index.ts";
import { buildGroupUrlCases } from "../../urls/build-group-url-cases.ts";
import { buildUrlCases } from "../../urls/build-url-cases.ts";
import { hostileHeaders } from "./values/hostile-headers.ts";
import type { HostileRequest } from "./hostile-request.ts";
import { createHostileQueries } from "./values/create-hostile-queries.ts";
import { hostileTexts } from "./values/hostile-values.ts";

const otherPaths = [
  "/healthz /readyz /metrics /robots.txt /sitemap.xml /sitemap/pages.xml /sitemap/venues-1.xml /llms.txt /sw.js /sa /sa.gif",
  "/favicon.ico /manifest.webmanifest /api /api/ /api/openapi.json /assets/ /pictures/ /plans/ /mcp /page-state/x /demand/x",
].flatMap((row) => row.split(" "));

const characters = fc.constantFrom(
  ...[
    "%00 %0a %0d %09 %20 %2e %2F %5C %ff %E4%BD %25 %zz % %7Bid%7D \\ // /./ /../ ; , : @ ~ * $ ' \" ( [ ] { } | ^ ` < > ? #",
    `\xff \xe4\xbd\xa0 - -0 1 a . .. ${"9".repeat(30)}`,
  ].flatMap((row) => row.split(" ")),
);
const segments = fc.oneof(
  characters,
  hostileTexts.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 3000)),
);

/** Changes to a path: a part is replaced, characters come in between, or numbers grow. */
const changes: fc.Arbitrary<(path: string) => string> = fc.oneof(
  { weight: 3, arbitrary: fc.constant((path: string) => path) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(9), segments).map(([at, segment]) => (path: string) => {
      const parts = path.split("/");
      parts[1 + (at % (parts.length - 1))] = segment;
      return parts.join("/");
    }),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(80), segments).map(
      ([at, segment]) =>
        (path: string) =>
          path.slice(0, 1 + (at % path.length)) + segment + path.slice(1 + (at % path.length)),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(9), fc.constantFrom("0", "-1", "00", "1", "999999999999", "9".repeat(39), "1.5", "1e9", ""))
      .map(([skipped, number]) => (path: string) => {
        let left = skipped % ((path.match(/\d+/g)?.length ?? 0) + 1);
        return path.replaceAll(/\d+/g, (digits) => (left-- === 0 ? number : digits));
      }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      (path: string) => `${path}/`,
      (path: string) => `/${path}`,
    ),
  },
  { weight: 1, arbitrary: fc.constant((path: string) => `/page-state/abc${path}`) },
);

const methods = fc.oneof(
  { weight: 30, arbitrary: fc.constant("GET") },
  { weight: 3, arbitrary: fc.constant("HEAD") },
  { weight: 1, arbitrary: fc.constantFrom("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND", "TRACE") },
);

/** Creates requests of every kind of page, file and document, with changed paths and queries. */
export function createPageRequests(
  ids: Parameters<typeof buildUrlCases>[0],
  samples: readonly string[],
): fc.Arbitrary<HostileRequest> {
  const pages = [...buildUrlCases(ids), ...buildGroupUrlCases()].map(({ url }) => url);
  const addresses = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...pages) },
    { weight: 2, arbitrary: fc.constantFrom(...otherPaths, ...samples) },
  );
  const inPages = pages.flatMap((url) => [...new URLSearchParams(url.split("?")[1])].map(([name]) => name));
  const inCalls = Object.values(endpoints).flatMap(({ input }) => ("shape" in input ? Object.keys(input.shape) : []));
  const queryNames = [...new Set([...inPages, ...inCalls])];
  const queries = fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 3, arbitrary: createHostileQueries(queryNames) },
  );
  return fc
    .record({ address: addresses, change: changes, query: queries, method: methods, headers: hostileHeaders })
    .map(({ address, change, query, method, headers }) => {
      const [path = "/", ownQuery] = address.split("?");
      const search = query ?? ownQuery;
      return { method, target: change(path) + (search === undefined ? "" : `?${search}`), headers };
    });
}
