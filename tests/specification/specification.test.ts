import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { type CallPath, calls } from "#contract/calls.ts";
import { endpoints } from "#contract/index.ts";
import { defaultCity } from "#domain/city/city.ts";
import { hotCitiesShown, lazyImage, loadingToastMs, modalZIndex, swipe } from "#domain/limits.ts";
import { reloadGuardMs, toastMs, trackingCookieSeconds } from "#web/platform/request-limits.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { listTrackedFiles } from "../architecture/list-tracked-files.ts";
import { buildGroupUrlCases } from "../urls/build-group-url-cases.ts";
import { buildUrlCases } from "../urls/build-url-cases.ts";
import { specifiedCalls, specifiedRoutes } from "./specified-routes.ts";

const urls = [
  ...buildUrlCases({ venue: "1100000001", space: "1100000001002", other: "1100000002" }),
  ...buildGroupUrlCases(),
]
  .filter(({ status }) => status === 200)
  .map(({ url }) => url.split("?")[0]!);

/** Values that the parameters of a route have in the URL table. */
const parameters: Record<string, string> = {
  city: "[a-z]+",
  searchParams: "(?:-\\d+)+",
  catalogType: "[a-z]+",
  type: "[a-z]+",
  groupName: "(?:marriott|ihg|hilton|shangrila|evergrande|shimao|hyatt|radisson)",
  shareId: "[\\w-]+",
};

/** Creates the pattern of a route: `{id}` stands for its values, an optional segment may be absent. */
function createRoutePattern(route: string): RegExp {
  const source = route
    .replace("/:city?", "(?:/:city)?")
    .replace(":searchParams?", "{searchParams}")
    .replaceAll(":city", "{city}")
    .replaceAll(/\/\{(\w+)\?\}/g, "(?:/{$1})?")
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "\\d+");
  return new RegExp(`^${source || "/"}$`);
}

const isRouteServed = (route: string): boolean =>
  urls.some((url) => createRoutePattern(route).test(url === "/" ? "" : url));

test("the URL table holds every route and alias of section 2", () => {
  const missing = specifiedRoutes.filter(({ route }) => !isRouteServed(route)).map(({ route }) => route);
  expect(missing).toEqual([]);
});

test("the contract holds every call of section 7 with its method", () => {
  const missing = specifiedCalls.filter(({ method, call }) => calls[call] !== method);
  expect(missing).toEqual([]);
});

const source = "../shared/spec/000_aa9324c9542960eb.txt";

test.skipIf(!existsSync(source))("the lists are those of the specification", () => {
  const text = readFileSync(source, "utf8");
  const routes = text
    .slice(text.indexOf("## 2."), text.indexOf("Routing behaviour:"))
    .split("\n")
    .flatMap((line) => (line.startsWith("| /") ? (line.split("|")[1]!.match(/\/[^\s,()]+/g) ?? []) : []));
  expect(specifiedRoutes.map(({ spec }) => spec)).toEqual(routes);
  const section = text.slice(text.indexOf("## 7."), text.indexOf("Signing:"));
  const [gets, posts] = section.split("POST with a body").map((part) => part.match(/\b[a-z][A-Za-z]+\/[A-Za-z]+\b/g)!);
  expect(specifiedCalls).toEqual([
    ...gets!.map((call) => ({ method: "GET", call })),
    ...posts!.map((call) => ({ method: "POST", call })),
  ]);
});

/** The code of pages, by file. */
const pageCode = listTrackedFiles()
  .filter((file) => /^src\/web\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }));

/** Lists the files of pages that make a call. */
const listCallers = (call: string): string[] =>
  pageCode.flatMap(({ file, code }) => (code.includes(`"${call}"`) || code.includes(`/api/${call}`) ? [file] : []));

test("every call has its caller: files of pages, the call of a page that it is a part of, or why there is none", () => {
  const wrong = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([call, { partOf, unused }]) => {
    const callers = [...listCallers(call).slice(0, 1), partOf, unused].filter(Boolean);
    return callers.length === 1 ? [] : [`${call}: ${callers.join("; ") || "no caller"}`];
  });
  expect(wrong).toEqual([]);
  const composed = Object.values(endpoints as Record<string, Endpoint>).flatMap(({ partOf }) => partOf ?? []);
  expect(composed.length).toBeGreaterThan(0);
  expect(composed.filter((call) => listCallers(call).length === 0)).toEqual([]);
});

test("nobody logs in: no route, call or cookie of an account", () => {
  const account = /log-?in|log-?out|sign-?in|sign-?up|register|account|passw|user\b|member|\bmy\b|role|permission/i;
  expect(
    [...specifiedRoutes.map(({ route }) => route), ...Object.keys(calls)].filter((name) => account.test(name)),
  ).toEqual([]);
  const code = listTrackedFiles().filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const withCookies = code.filter((file) => /set-cookie|setCookie\(/i.test(readFileSync(file, "utf8")));
  // The token of one demand's private page, which the success page takes and removes.
  expect(withCookies).toEqual(["src/server/http/forms/create-form-routes.ts"]);
});

/** The constants of section 9 (section 4 for the guard of reloads), as the code has them. */
const constants: [name: string, value: number, specified: number][] = [
  ["milliseconds of a toast", toastMs, 2000],
  ["milliseconds of the loading toast", loadingToastMs, 0],
  ["z-index of modal layers", modalZIndex, 2000],
  ["hot cities", hotCitiesShown, 6],
  ["milliseconds between reloads", reloadGuardMs, 10_000],
  ["seconds of a tracking cookie", trackingCookieSeconds, 3600],
  ["preload factor of pictures", lazyImage.preload, 1.3],
  ["throttle of pictures", lazyImage.throttleMs, 200],
  ["attempts of pictures", lazyImage.attempts, 3],
  ["cache of pictures", lazyImage.cache, 200],
  ["pixels of a swipe", swipe.pixels, 40],
  ["milliseconds of a swipe", swipe.ms, 500],
];
test.each(constants)("the constant of section 9: %s", (_, value, specified) => {
  expect(value).toBe(specified);
});

test("the default city is Beijing, by code and pinyin", () => {
  expect(defaultCity).toMatchObject({ code: "110000", pinyin: "beijing" });
});

/** The JSON schema of what a call answers. */
const describeOutput = (call: CallPath) => z.toJSONSchema(endpoints[call].output as z.ZodType) as JsonSchema;
interface JsonSchema {
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

test.each(["name", "code", "pinyin", "leadingLetter"])("a city has the field %s", (field) => {
  const { hotestCity } = describeOutput("common/getCitys").properties!;
  expect(hotestCity!.properties!.orderStructure!.items!.required).toContain(field);
  expect(describeOutput("common/getOpenCity").items!.required).toContain(field);
});

test.each(["hotestCity", "openedCity", "submitCity"])("the list of cities has %s.orderStructure", (field) => {
  const list = describeOutput("common/getCitys");
  expect(list.required).toContain(field);
  expect(list.properties![field]!.required).toContain("orderStructure");
});
