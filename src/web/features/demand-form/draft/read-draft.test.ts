import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getClientKey, clearClientKey } from "../tools/get-client-key.ts";
import { listNewInitial, readDraft, writeDraft } from "./read-draft.ts";
import { clearSentDraft, getDraftSlot } from "#web/platform/storage/draft-slot.ts";
import { emptyValues } from "../form/demand-values.ts";
import { toDemand } from "../tools/to-demand.ts";

const stored = new Map<string, string>();
const slot = getDraftSlot("common/caseSubmit", "zh");
const origin = { call: "common/caseSubmit", locale: "zh", pageFrom: "home" } as const;
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
  writeDraft(slot, values);
  expect(readDraft(slot)).toEqual({ ...values, consent: false, website: "" });
  slot.clear();
  expect(readDraft(slot)).toBeUndefined();
});

it("clears the draft of a queued demand once sent, but not a newer draft", () => {
  writeDraft(slot, values, { queuedKey: "key-1" });
  clearSentDraft("key-2");
  expect(readDraft(slot)).toBeDefined();
  clearSentDraft("key-1");
  expect(readDraft(slot)).toBeUndefined();
  writeDraft(slot, values, { queuedKey: "key-1" });
  writeDraft(slot, { ...values, people: 300 });
  clearSentDraft("key-1");
  expect(readDraft(slot)?.people).toBe(300);
});

it("keeps the drafts of each call and language apart", () => {
  const sea = getDraftSlot("common/seaSubmit", "zh");
  writeDraft(sea, { ...values, cityName: "新加坡" }, { queuedKey: "key-3" });
  writeDraft(getDraftSlot("common/caseSubmit", "en"), { ...values, name: "Chen" });
  expect(readDraft(slot)).toBeUndefined();
  expect(readDraft(sea)?.cityName).toBe("新加坡");
  clearSentDraft("key-3");
  expect(readDraft(sea)).toBeUndefined();
  expect(readDraft(getDraftSlot("common/caseSubmit", "en"))?.name).toBe("Chen");
});

it("keeps what the visitor changed in what the page knew, and takes what the page has learned since", () => {
  const initial = { people: 66, cityCode: "110000" };
  writeDraft(slot, { ...values, people: 80 }, { initial });
  expect(listNewInitial(slot, initial)).toEqual({});
  expect(listNewInitial(slot, { ...initial, people: 300 })).toEqual({ people: 300 });
});

it("stores nothing if the visitor entered nothing", () => {
  writeDraft(slot, { ...emptyValues, cityCode: "110000", cityName: "北京" });
  expect(stored.size).toBe(0);
});

it("expires a draft after seven days", () => {
  vi.useFakeTimers({ now: new Date("2026-11-01T00:00:00Z") });
  writeDraft(slot, values);
  vi.setSystemTime(new Date("2026-11-07T23:00:00Z"));
  expect(readDraft(slot)?.name).toBe("陈女士");
  vi.setSystemTime(new Date("2026-11-08T01:00:00Z"));
  expect(readDraft(slot)).toBeUndefined();
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
    answers: { tables: "30", speech: 7 },
  };
  stored.set("huizhi:demand-draft", JSON.stringify({ savedAt: Date.now(), values: malformed }));
  expect(readDraft(slot)).toEqual({
    ...emptyValues,
    eventType: "training",
    needs: ["led"],
    asked: [{ siteId: "1", name: "A" }],
    answers: { tables: "30", speech: "" },
  });
  for (const broken of ["null", "[]", "{", '{"savedAt":"x"}']) {
    stored.set("huizhi:demand-draft", broken);
    expect(readDraft(slot)).toBeUndefined();
  }
});

it("returns the same client key for the same content, a new one after a change or a success", () => {
  const demand = toDemand(values, origin);
  const first = getClientKey(demand);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(getClientKey(toDemand(values, origin))).toBe(first);
  expect(getClientKey(toDemand({ ...values, people: 201 }, origin))).not.toBe(first);
  const again = getClientKey(demand);
  clearClientKey();
  expect(getClientKey(demand)).not.toBe(again);
});
