import { cityCookie } from "../../domain/city/chosen-city.ts";
import type { CityName } from "../../domain/city/city.ts";
import { persisted } from "./persisted.ts";
import { readRuntimeConfig } from "./runtime-config.ts";

/** The city chosen by the visitor; `byUser` keeps positioning from overriding it. */
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

/** Returns the chosen city, or undefined where none is stored. */
export const chosenCity = (): ChosenCity | undefined => store.read();

/** Stores the chosen city, flagged `byUser`, and its slug in a strict same-site cookie for the home page. */
export function chooseCity({ code, name, pinyin }: CityName): void {
  store.write({ code, name, pinyin, byUser: true });
  const secure = readRuntimeConfig().persistence.cookieSecure ? "; secure" : "";
  document.cookie = `${cityCookie}=${pinyin}; path=/; max-age=${year}; samesite=strict${secure}`;
}
