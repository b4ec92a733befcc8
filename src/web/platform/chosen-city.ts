import { cityCookie } from "../../domain/city/chosen-city.ts";
import type { CityName } from "../../domain/city/city.ts";
import { persisted } from "./persisted.ts";
import { readRuntimeConfig } from "./runtime-config.ts";

/** The city that the visitor chose; `byUser` is the flag that positioning never overrides. */
export interface ChosenCity extends CityName {
  byUser: true;
}

const store = persisted<ChosenCity>("city", {
  storage: "local",
  parse: (stored) => {
    const { code, name, pinyin } = (stored ?? {}) as Partial<ChosenCity>;
    const sound = /^\d{6}$/.test(code ?? "") && /^[a-z]{2,40}$/.test(pinyin ?? "") && typeof name === "string";
    return sound ? { code: code!, name: name!, pinyin: pinyin!, byUser: true } : undefined;
  },
});

const year = 365 * 24 * 3600;

/** The chosen city, where the browser knows one. */
export const chosenCity = (): ChosenCity | undefined => store.read();

/** Remembers a choice: flagged as the visitor's own, and its slug in a strict same-site cookie for the home page. */
export function chooseCity({ code, name, pinyin }: CityName): void {
  store.write({ code, name, pinyin, byUser: true });
  const secure = readRuntimeConfig().persistence.cookieSecure ? "; secure" : "";
  document.cookie = `${cityCookie}=${pinyin}; path=/; max-age=${year}; samesite=strict${secure}`;
}
