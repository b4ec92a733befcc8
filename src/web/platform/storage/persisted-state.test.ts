import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PersistenceConfig } from "#domain/runtime-config.ts";
import { configurePersistence, createPersistedState } from "./persisted-state.ts";

const cookie: PersistenceConfig["cookie"] = { secure: false, sameSite: "lax", days: 30, domain: "" };
const configure = (storage: PersistenceConfig["storage"], debug = false) =>
  configurePersistence({ storage, cookie, debug });

/** A cookie jar as browsers have it: what was written last, with its attributes, and nothing beyond 4096 bytes. */
class CookieJar {
  readonly written: string[] = [];
  readonly values = new Map<string, string>();
  get cookie(): string {
    return [...this.values].map((pair) => pair.join("=")).join("; ");
  }
  set cookie(text: string) {
    this.written.push(text);
    const [pair = "", ...attributes] = text.split("; ");
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("max-age=0")) this.values.delete(name);
    else if (pair.length <= 4096) this.values.set(name, value);
  }
}

const createArea = (map: Map<string, string>, isFull: () => boolean) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull()) throw new DOMException("full", "QuotaExceededError");
    map.set(key, value);
  },
  removeItem: (key: string) => map.delete(key),
});

const local = new Map<string, string>();
const session = new Map<string, string>();
let jar: CookieJar;
let isFull: boolean;
beforeEach(() => {
  local.clear();
  session.clear();
  jar = new CookieJar();
  isFull = false;
  const areas = {
    localStorage: createArea(local, () => isFull),
    sessionStorage: createArea(session, () => isFull),
    location: { protocol: "http:" },
  };
  vi.stubGlobal("window", areas);
  vi.stubGlobal("document", jar);
  configure("local");
});
afterEach(() => vi.unstubAllGlobals());

/** Makes every place deny its use, as browsers do where the visitor blocks all site data. */
function blockAll(): void {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const denied = { get: deny, set: deny };
  vi.stubGlobal("window", Object.defineProperties({}, { localStorage: denied, sessionStorage: denied }));
  vi.stubGlobal("document", Object.defineProperties({}, { cookie: denied }));
}

const parse = (stored: unknown) => (typeof stored === "string" ? stored : undefined);
const create = (options: Partial<Parameters<typeof createPersistedState<string>>[1]> = {}) =>
  createPersistedState<string>("note", { parse, ...options });
const stored = '{"version":1,"value":"成都"}';

describe("the configured kind", () => {
  it.each([
    ["local", () => local.get("huizhi:note")],
    ["session", () => session.get("huizhi:note")],
    ["cookie", () => decodeURIComponent(jar.values.get("huizhi.note") ?? "")],
  ] as const)("%s holds the value, and only it", (kind, find) => {
    configure(kind);
    expect(create().write("成都")).toBe(true);
    expect(find()).toBe(stored);
    expect(local.size + session.size + jar.values.size).toBe(1);
    expect(create().read()).toBe("成都");
    create().clear();
    expect(local.size + session.size + jar.values.size).toBe(0);
  });

  it("gives cookies the configured attributes, and Secure on https", () => {
    configure("cookie");
    create().write("a");
    expect(jar.written.at(-1)).toMatch(/; path=\/; samesite=lax; max-age=2592000$/);
    Object.assign(window, { location: { protocol: "https:" } });
    create().write("b");
    expect(jar.written.at(-1)).toMatch(/; max-age=2592000; secure$/);
  });

  it("puts what no cookie holds into local storage, and back once it is short", () => {
    configure("cookie");
    const note = create();
    note.write("短");
    expect(note.write("长".repeat(500))).toBe(true);
    expect([local.size, jar.values.size]).toEqual([1, 0]);
    expect(create().read()).toHaveLength(500);
    note.write("短");
    expect([local.size, jar.values.size]).toEqual([0, 1]);
  });

  it("keeps all cookies together under 6 kB", () => {
    configure("cookie");
    for (const name of ["a", "b", "c"]) createPersistedState<string>(name, { parse }).write("x".repeat(2500));
    expect([jar.values.size, local.size]).toEqual([2, 1]);
  });

  it("finds what an earlier configuration stored, and moves it with the next change", () => {
    create().write("成都");
    configure("session");
    expect(create().read()).toBe("成都");
    create().write("上海");
    expect([local.size, session.size]).toEqual([0, 1]);
  });

  it("leaves a session's state in the session, and what tells of IndexedDB on the device", () => {
    create({ life: "session" }).write("a");
    expect([local.size, session.size]).toEqual([0, 1]);
    configure("session");
    create({ life: "lasting" }).write("b");
    expect(local.size).toBe(1);
  });
});

describe("reading", () => {
  it.each([
    ["a broken text", "{"],
    ["another version", '{"version":2,"value":"成都"}'],
    ["a value that its parser refuses", '{"version":1,"value":7}'],
    ["null", "null"],
  ])("ignores %s", (_, text) => {
    local.set("huizhi:note", text);
    expect(create().read()).toBeUndefined();
  });

  it("ignores a cookie that is no encoded text", () => {
    configure("cookie");
    jar.values.set("huizhi.note", "%E0%A4%A");
    expect(create().read()).toBeUndefined();
  });

  it("takes a value of a release before versions as the first version", () => {
    local.set("huizhi:note", '"成都"');
    expect(create().read()).toBe("成都");
    expect(create({ version: 2 }).read()).toBeUndefined();
  });
});

describe("without storage", () => {
  it.each(["local", "session", "cookie"] as const)("keeps the value in memory for the visit (%s)", (kind) => {
    configure(kind);
    blockAll();
    const note = create();
    expect(note.write("成都")).toBe(false);
    expect(note.read()).toBe("成都");
    note.clear();
    expect(note.read()).toBeUndefined();
  });

  it("prefers what could not be stored over what was stored before", () => {
    const note = create();
    note.write("成都");
    isFull = true;
    expect(note.write("上海")).toBe(false);
    expect(note.read()).toBe("上海");
    isFull = false;
    expect(note.write("北京")).toBe(true);
    expect(local.get("huizhi:note")).toContain("北京");
  });

  it("leaves what was stored where the caller has its own place for the rest", () => {
    const note = create({ inMemory: false });
    note.write("成都");
    isFull = true;
    expect(note.write("上海")).toBe(false);
    expect(note.read()).toBe("成都");
  });
});

it("logs reads and writes without their values, only where it is switched on", () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  create().write("陈女士 13800138000");
  expect(info).not.toHaveBeenCalled();
  configure("local", true);
  create().write("陈女士 13800138000");
  create().read();
  create().clear();
  expect(info.mock.calls.flat()).toEqual([
    "persisted state: wrote huizhi:note, local",
    "persisted state: read huizhi:note, local",
    "persisted state: cleared huizhi:note, everywhere",
  ]);
  info.mockRestore();
});
