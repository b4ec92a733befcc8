import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Call } from "#contract/index.ts";
import { cityListAgesMs } from "../request-limits.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.useFakeTimers({ now: new Date("2026-11-01T00:00:00Z") });
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const city = (code: string, name: string, pinyin: string, nameEn: string, open = true) => ({
  id: code,
  code,
  name,
  pinyin,
  nameEn,
  open,
  leadingLetter: pinyin.charAt(0).toUpperCase(),
  initials: "x",
  venueCount: open ? 3 : 0,
  currency: "CNY",
});
const beijing = city("110000", "北京", "beijing", "Beijing");
const urumqi = city("650100", "乌鲁木齐", "wulumuqi", "Urumqi", false);
const singapore = city("970201", "新加坡", "singapore", "Singapore");
const bangkok = city("970101", "曼谷", "bangkok", "Bangkok");
const answer = {
  hotestCity: { orderStructure: [beijing] },
  openedCity: { orderStructure: { B: [beijing] } },
  submitCity: { orderStructure: { B: [beijing], W: [urumqi] } },
  globalCity: { zh: [singapore, bangkok], en: [bangkok, singapore] },
};
const createCall = (data: unknown = answer) => vi.fn(async () => data);
const load = async () => (await import("./city-lists.ts")).cityLists;
const key = "huizhi:city-lists";

it("reads the fields of the call, and gives from the device what was fetched before", async () => {
  const call = createCall();
  const lists = await (await load()).fetch(call as unknown as Call);
  expect(call).toHaveBeenCalledExactlyOnceWith("common/getCitys", {}, { isQuiet: true });
  expect(lists.hot.map(({ name }) => name)).toEqual(["北京"]);
  expect(lists.open.map(({ name }) => name)).toEqual(["北京"]);
  expect(lists.submit.map(({ name, open }) => [name, open])).toEqual([
    ["北京", true],
    ["乌鲁木齐", false],
  ]);
  expect(lists.globalZh.map(({ name }) => name)).toEqual(["新加坡", "曼谷"]);
  expect(lists.globalEn.map(({ name }) => name)).toEqual(["Bangkok", "Singapore"]);
  vi.resetModules();
  expect((await load()).read()).toEqual({ list: lists, isFresh: true });
});

it("gives an old list at once and fetches it anew behind; one that is too old is not shown", async () => {
  const lists = await load();
  await lists.fetch(createCall() as unknown as Call);
  const call = createCall({ ...answer, hotestCity: { orderStructure: [] } });
  vi.advanceTimersByTime(cityListAgesMs.fresh - 1);
  await lists.get(call as unknown as Call);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect((await lists.get(call as unknown as Call)).hot).toHaveLength(1);
  expect(call).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(lists.read()?.list.hot).toHaveLength(0));
  vi.advanceTimersByTime(cityListAgesMs.most);
  expect(lists.read()).toBeUndefined();
});

it("asks once for all who want the lists meanwhile", async () => {
  const lists = await load();
  const call = createCall();
  await Promise.all([lists.get(call as unknown as Call), lists.get(call as unknown as Call)]);
  expect(call).toHaveBeenCalledOnce();
});

it("keeps an old list where it cannot be fetched anew", async () => {
  const lists = await load();
  await lists.fetch(createCall() as unknown as Call);
  vi.advanceTimersByTime(cityListAgesMs.fresh);
  const call = vi.fn(() => Promise.reject(new Error("offline")));
  expect((await lists.get(call as unknown as Call)).open).toHaveLength(1);
  expect(lists.read()?.list.open).toHaveLength(1);
});

it.each([
  ["no JSON", () => "{"],
  ["another version", (text: string) => text.replace('"version":1', '"version":0')],
  ["no time", (text: string) => text.replace(/"at":\d+/, '"at":"now"')],
  ["a time to come", (text: string) => text.replace(/"at":\d+/, '"at":9999999999999')],
  ["a city without a name", (text: string) => text.replace('"name":"北京"', '"name":7')],
  ["a slug that is no slug", (text: string) => text.replace('"beijing"', '"../etc"')],
  ["a count that is no number", (text: string) => text.replace('"venueCount":3', '"venueCount":"3"')],
  ["a code of no city", (text: string) => text.replace('"hot":["110000"]', '"hot":["999999"]')],
  ["a list that is missing", (text: string) => text.replace('"submit"', '"other"')],
])("fetches where the device has %s", async (_, spoil) => {
  const lists = await load();
  await lists.fetch(createCall() as unknown as Call);
  const text = stored.get(key)!;
  stored.set(key, spoil(text));
  expect(stored.get(key)).not.toBe(text);
  expect(lists.read()).toBeUndefined();
  const call = createCall();
  await lists.get(call as unknown as Call);
  expect(call).toHaveBeenCalledOnce();
});

it.each([
  ["locatedCities", "common/getOpenCity", "huizhi:city-lists-located"],
  ["eventCities", "marketing/getEventbestCity", "huizhi:city-lists-event"],
] as const)("stores %s, the answer of %s, on the device", async (name, path, place) => {
  const { [name]: list } = await import("./city-lists.ts");
  const call = createCall([beijing]);
  expect((await list.get(call as unknown as Call)).map(({ pinyin }) => pinyin)).toEqual(["beijing"]);
  expect(call).toHaveBeenCalledExactlyOnceWith(path, {}, { isQuiet: true });
  expect(stored.get(place)).toContain("北京");
});

it("keeps the lists for the visit where nothing can be stored", async () => {
  vi.stubGlobal("window", {});
  const lists = await load();
  await lists.fetch(createCall() as unknown as Call);
  expect(lists.read()?.list.open).toHaveLength(1);
});
