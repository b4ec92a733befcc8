import fc from "fast-check";
import { expect, it } from "vitest";
import { type AppStores, appStores, findAppStore, parseAppStores } from "./app-store.ts";
import { parseBrowserInfo } from "./browser-info.ts";

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  ipad: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  huawei:
    "Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 HuaweiBrowser/15 Mobile Safari/537.36",
  harmony:
    "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 Safari/537.36 ArkWeb/4.1 Mobile",
  xiaomi:
    "Mozilla/5.0 (Linux; Android 14; 23127PN0CC Xiaomi) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36",
  pixel:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36",
  wechat:
    "Mozilla/5.0 (Linux; Android 14; V2324A vivo) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.50 Language/zh_CN",
  windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36",
};
const every = Object.fromEntries(appStores.map((store) => [store, `https://${store}.example/app`])) as AppStores;
const find = (name: keyof typeof agents, stores = every, touch = 0) =>
  findAppStore(stores, agents[name], parseBrowserInfo(agents[name], touch));

it("finds the store of the device's maker", () => {
  expect(find("iphone")).toBe("ios");
  expect(find("ipad", every, 5)).toBe("ios");
  expect(find("ipad")).toBeUndefined();
  expect(find("huawei")).toBe("huawei");
  expect(find("harmony")).toBe("harmony");
  expect(find("xiaomi")).toBe("xiaomi");
  expect(find("pixel")).toBe("android");
  expect(find("wechat")).toBe("vivo");
  expect(find("windows")).toBeUndefined();
});

it("falls back to the store for all of Android, which HarmonyOS 5 cannot install from", () => {
  const stores = parseAppStores("android=https://a.example/app");
  expect([find("huawei", stores), find("harmony", stores), find("iphone", stores)]).toEqual([
    "android",
    undefined,
    undefined,
  ]);
});

it("names system, platform and shell of a browser", () => {
  expect(parseBrowserInfo(agents.wechat)).toEqual({ system: "android", platform: "mobile", shell: "wechat" });
  expect(parseBrowserInfo(agents.windows)).toEqual({ system: "windows", platform: "desktop", shell: "none" });
  expect(parseBrowserInfo("")).toEqual({ system: "unknow", platform: "unknow", shell: "none" });
});

it("never names a store that is not set, whatever the user agent", () => {
  const some = fc.subarray([...appStores]).map((names) => Object.fromEntries(names.map((name) => [name, every[name]])));
  fc.assert(
    fc.property(some, fc.oneof(fc.string(), fc.constantFrom(...Object.values(agents))), (stores: AppStores, agent) => {
      const store = findAppStore(stores, agent, parseBrowserInfo(agent));
      expect(store === undefined || stores[store] !== undefined).toBe(true);
    }),
  );
});

it("reads stores as the operator writes them, and refuses others", () => {
  expect(parseAppStores(" ios=https://a.example/x?id=1  vivo=https://b.example ")).toEqual({
    ios: "https://a.example/x?id=1",
    vivo: "https://b.example",
  });
  expect(parseAppStores("")).toEqual({});
  for (const text of ["symbian=https://a.example", "ios", "ios=javascript:alert(1)", "ios=http://a.example"])
    expect(() => parseAppStores(text)).toThrow("not a store");
});
