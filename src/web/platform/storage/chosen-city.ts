import { cityCookie } from "../../../domain/city/city-cookie.ts";
import type { CityName } from "../../../domain/city/city.ts";
import { createPersistedState } from "./persisted-state.ts";
import { readRuntimeConfig } from "../runtime-config-context.ts";

/** The city chosen by the visitor; `byUser` keeps positioning from overriding it. */
export interface ChosenCity extends CityName {
  byUser: true;
}

const store = createPersistedState<ChosenCity>("city", {
  storage: "local",
  parse: (stored) => {
    const { code, name, pinyin } = (stored ?? {}) as Partial<ChosenCity>;
    const isValid = /^\d{6}$/.test(code ?? "") && /^[a-z]{2,40}$/.test(pinyin ?? "") && typeof name === "string";
    return isValid ? { code: code!, name: name!, pinyin: pinyin!, byUser: true } : undefined;
  },
});

const year = 365 * 24 * 3600;

/** Returns the chosen city, or undefined where none is stored. */
export const getChosenCity = (): ChosenCity | undefined => store.read();

/** Stores the chosen city, flagged `byUser`, and its slug in a strict same-site cookie for the home page. */
export function saveChosenCity({ code, name, pinyin }: CityName): void {
  store.write({ code, name, pinyin, byUser: true });
  const secure = readRuntimeConfig().persistence.cookieSecure ? "; secure" : "";
  document.cookie = `${cityCookie}=${pinyin}; path=/; max-age=${year}; samesite=strict${secure}`;
}
