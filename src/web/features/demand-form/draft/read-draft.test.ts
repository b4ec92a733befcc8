import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getClientKey, clearClientKey } from "../queue/get-client-key.ts";
import { clearDraft, readDraft, writeDraft } from "./read-draft.ts";
import { clearSentDraft } from "./draft-slot.ts";
import { emptyValues, toDemand } from "../form/demand-values.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
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

const values = {
  ...emptyValues,
  name: "陈女士",
  people: 200,
  layout: "classroom" as const,
  consent: true,
  website: "x",
};

it("stores the entered values without the consent", () => {
  writeDraft(values);
  expect(readDraft()).toEqual({ ...values, consent: false, website: "" });
  clearDraft();
  expect(readDraft()).toBeUndefined();
});

it("clears the draft of a queued demand once sent, but not a newer draft", () => {
  writeDraft(values, "key-1");
  clearSentDraft("key-2");
  expect(readDraft()).toBeDefined();
  clearSentDraft("key-1");
  expect(readDraft()).toBeUndefined();
  writeDraft(values, "key-1");
  writeDraft({ ...values, people: 300 });
  clearSentDraft("key-1");
  expect(readDraft()?.people).toBe(300);
});

it("stores nothing if the visitor entered nothing", () => {
  writeDraft({ ...emptyValues, cityCode: "110000", cityName: "北京" });
  expect(stored.size).toBe(0);
});

it("expires a draft after seven days", () => {
  vi.useFakeTimers({ now: new Date("2026-11-01T00:00:00Z") });
  writeDraft(values);
  vi.setSystemTime(new Date("2026-11-07T23:00:00Z"));
  expect(readDraft()?.name).toBe("陈女士");
  vi.setSystemTime(new Date("2026-11-08T01:00:00Z"));
  expect(readDraft()).toBeUndefined();
  expect(stored.size).toBe(0);
});

it("replaces malformed stored values by empty ones", () => {
  const malformed = {
    name: 7,
    people: -1,
    layout: "standing",
    eventType: "training",
    needs: ["led", 3, "x"],
    asked: [null, { siteId: "a" }, { siteId: "1", name: "A" }],
  };
  stored.set("huizhi:demand-draft", JSON.stringify({ savedAt: Date.now(), values: malformed }));
  expect(readDraft()).toEqual({
    ...emptyValues,
    eventType: "training",
    needs: ["led"],
    asked: [{ siteId: "1", name: "A" }],
  });
  for (const broken of ["null", "[]", "{", '{"savedAt":"x"}']) {
    stored.set("huizhi:demand-draft", broken);
    expect(readDraft()).toBeUndefined();
  }
});

it("returns the same client key for the same content, a new one after a change or a success", () => {
  const demand = toDemand(values, "zh", "home");
  const first = getClientKey(demand);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(getClientKey(toDemand(values, "zh", "home"))).toBe(first);
  expect(getClientKey(toDemand({ ...values, people: 201 }, "zh", "home"))).not.toBe(first);
  const again = getClientKey(demand);
  clearClientKey();
  expect(getClientKey(demand)).not.toBe(again);
});
