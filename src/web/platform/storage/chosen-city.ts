import { createListeners } from "../create-listeners.ts";
import { cityCookie } from "#domain/city/city-cookie.ts";
import type { CityName } from "#domain/city/city.ts";
import type { Call } from "#contract/index.ts";
import { createPersistedState } from "./persisted-state.ts";
import { getCookieSeconds, readCookies, writeCookie } from "./write-cookie.ts";

/** The city chosen by the visitor; `byUser` keeps positioning from overriding it. */
export interface ChosenCity extends CityName {
  byUser: true;
}

const store = createPersistedState<ChosenCity>("city", {
  parse: (stored) => {
    const { code, name, pinyin } = (stored ?? {}) as Partial<ChosenCity>;
    const isValid = /^\d{6}$/.test(code ?? "") && /^[a-z]{2,40}$/.test(pinyin ?? "") && typeof name === "string";
    return isValid ? { code: code!, name: name!, pinyin: pinyin!, byUser: true } : undefined;
  },
});

const listeners = createListeners();

/** Returns the chosen city, or undefined where none is stored. */
export const getChosenCity = (): ChosenCity | undefined => store.read();

/** Calls the listener whenever a city is chosen or found by its cookie. Returns a function that ends that. */
export const onChosenCity = listeners.add;

/** Returns the slug in the city cookie, or undefined. */
const readCityCookie = (): string | undefined => /^[a-z]{2,40}$/.exec(readCookies().get(cityCookie) ?? "")?.[0];

/** Returns whether only the cookie of the chosen city is left. */
export const isCityLost = (): boolean => readCityCookie() !== undefined && getChosenCity() === undefined;

/**
 * Stores the city of the cookie again where only the cookie is left: storage was emptied or is blocked. Its name is looked up
 * then; a failure leaves the default city.
 */
export async function restoreChosenCity(call: Call): Promise<void> {
  const slug = readCityCookie();
  if (!slug || getChosenCity()) return;
  try {
    const { cityLists } = await import("./city-lists.ts");
    const { open, submit, globalZh } = await cityLists.get(call);
    const city = [...open, ...submit, ...globalZh].find(({ pinyin }) => pinyin === slug);
    if (city) saveChosenCity(city);
  } catch {
    // The default city stands until the next page.
  }
}

/** Stores the chosen city, flagged `byUser`, and its slug in a strict same-site cookie for the home page. */
export function saveChosenCity({ code, name, pinyin }: CityName): void {
  store.write({ code, name, pinyin, byUser: true });
  writeCookie(cityCookie, pinyin, { seconds: getCookieSeconds(), sameSite: "strict" });
  listeners.emit();
}
