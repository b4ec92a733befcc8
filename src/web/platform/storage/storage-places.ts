import type { PersistenceConfig } from "#domain/runtime-config.ts";
import { persistedCookieBytes } from "../request-limits.ts";
import { getCookieSeconds, readCookies, writeCookie } from "./write-cookie.ts";

export type StorageKind = PersistenceConfig["storage"];

/** One place for texts by key; any method may throw where the browser denies the place or it is full. */
interface StoragePlace {
  read: (key: string) => string | null | undefined;
  /** Returns false where the text does not fit. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

const createWebPlace = (area: "localStorage" | "sessionStorage"): StoragePlace => ({
  read: (key) => window[area].getItem(key),
  write(key, text) {
    window[area].setItem(key, text);
    return window[area].getItem(key) === text;
  },
  remove: (key) => window[area].removeItem(key),
});

const prefix = "huizhi.";
/** A colon has no place in the name of a cookie. */
const getCookieName = (key: string): string => key.replace(":", ".");

const cookiePlace: StoragePlace = {
  read(key) {
    const value = readCookies().get(getCookieName(key));
    return value && decodeURIComponent(value);
  },
  write(key, text) {
    const name = getCookieName(key);
    const value = encodeURIComponent(text);
    const others = [...readCookies()].filter(([other]) => other.startsWith(prefix) && other !== name);
    const bytes = name.length + value.length;
    const total = others.reduce((sum, [other, its]) => sum + other.length + its.length, bytes);
    if (bytes > persistedCookieBytes.each || total > persistedCookieBytes.all) return false;
    writeCookie(name, value, { seconds: getCookieSeconds() });
    return readCookies().get(name) === value;
  },
  remove(key) {
    const name = getCookieName(key);
    if (readCookies().has(name)) writeCookie(name, "", { seconds: 0 });
  },
};

export const storagePlaces: Record<StorageKind, StoragePlace> = {
  local: createWebPlace("localStorage"),
  session: createWebPlace("sessionStorage"),
  cookie: cookiePlace,
};
