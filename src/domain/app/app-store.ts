import type { BrowserInfo } from "./browser-info.ts";

/** Where an app is offered, in the order of the page: by the maker of the phone, `android` for all others. */
export const appStores = ["ios", "harmony", "huawei", "xiaomi", "oppo", "vivo", "android"] as const;
export type AppStore = (typeof appStores)[number];

/** The address of each store that the operator has set. */
export type AppStores = Partial<Record<AppStore, string>>;

/** Makers by the words of their user agents. HarmonyOS 5 has no Android apps, earlier ones do. */
const makers = [
  ["harmony", /OpenHarmony|ArkWeb/i],
  ["huawei", /HUAWEI|HONOR|HarmonyOS/i],
  ["xiaomi", /Xiaomi|Redmi|\bMI[ _]|MiuiBrowser/i],
  ["oppo", /OPPO|HeyTap|OnePlus|realme/i],
  ["vivo", /vivo/i],
] as const;

/**
 * Returns the store for a device: that of its maker, else the one for all of Android phones; undefined where none of the
 * set stores suits it, or its system is unknown.
 */
export function findAppStore(stores: AppStores, userAgent: string, { system }: BrowserInfo): AppStore | undefined {
  if (system === "ios") return stores.ios ? "ios" : undefined;
  if (system !== "android") return undefined;
  const maker = makers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (maker && stores[maker]) return maker;
  return maker !== "harmony" && stores.android ? "android" : undefined;
}

/**
 * Parses stores as the operator writes them: ios=https://… huawei=https://…, separated by spaces.
 * @throws Error naming an unknown store or an address that is not https
 */
export function parseAppStores(text: string): AppStores {
  const entries = text
    .split(/\s+/)
    .filter(Boolean)
    .map((pair): [AppStore, string] => {
      const at = pair.indexOf("=");
      const store = appStores.find((name) => name === pair.slice(0, at));
      const address = pair.slice(at + 1);
      if (!store || !/^https:\/\/[^\s<>"]+$/.test(address)) throw new Error(`not a store: ${pair}`);
      return [store, address];
    });
  return Object.fromEntries(entries);
}
