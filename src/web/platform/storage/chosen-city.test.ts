import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Call } from "#contract/index.ts";
import { getChosenCity, isCityLost, onChosenCity, restoreChosenCity, saveChosenCity } from "./chosen-city.ts";

const chengdu = { code: "510100", name: "成都", pinyin: "chengdu" };
const stored = new Map<string, string>();
let cookies: string[] = [];
beforeEach(() => {
  stored.clear();
  cookies = [];
  vi.stubGlobal("window", {
    location: { protocol: "https:" },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal("document", {
    get cookie() {
      return cookies.map((text) => text.split("; ")[0]).join("; ");
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const readStored = () => (JSON.parse(stored.get("huizhi:city")!) as { value: object }).value;

it("marks a chosen city as the visitor's choice", () => {
  const listener = vi.fn();
  const unsubscribe = onChosenCity(listener);
  expect(getChosenCity()).toBeUndefined();
  saveChosenCity(chengdu);
  expect(readStored()).toEqual({ ...chengdu, byUser: true });
  expect(getChosenCity()).toEqual({ ...chengdu, byUser: true });
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
});

it("stores the city in a strict same-site cookie", () => {
  saveChosenCity(chengdu);
  expect(cookies).toEqual(["huizhi_city=chengdu; path=/; samesite=strict; max-age=31536000; secure"]);
});

it("stores the city of the cookie again where only the cookie is left", async () => {
  cookies = ["huizhi_city=chengdu"];
  expect(isCityLost()).toBe(true);
  const index = { nameEn: "Chengdu", leadingLetter: "C", initials: "cd" };
  const city = { id: chengdu.code, ...chengdu, ...index, open: true, venueCount: 3, currency: "CNY" };
  const lists = { orderStructure: { C: [city] } };
  const call = vi.fn(async () => ({
    hotestCity: { orderStructure: [] },
    openedCity: lists,
    submitCity: lists,
    globalCity: { zh: [], en: [] },
  }));
  await restoreChosenCity(call as unknown as Call);
  expect(getChosenCity()).toEqual({ ...chengdu, byUser: true });
  expect(isCityLost()).toBe(false);
});

it.each([
  ["a code of another form", { ...chengdu, code: "5101" }],
  ["a slug that is none", { ...chengdu, pinyin: "../etc" }],
  ["no name", { code: chengdu.code, pinyin: chengdu.pinyin }],
])("reads no stored city with %s", (_, value) => {
  stored.set("huizhi:city", JSON.stringify({ version: 1, value }));
  expect(getChosenCity()).toBeUndefined();
});
