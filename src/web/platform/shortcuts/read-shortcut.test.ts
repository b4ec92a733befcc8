import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readShortcut } from "./read-shortcut.ts";

/** As much of an element as the reader asks for: the selectors that it or an element around it matches. */
class FakeElement {
  readonly #around: readonly string[];
  constructor(...around: string[]) {
    this.#around = around;
  }
  closest(selector: string) {
    const parts = selector.split(",").map((part) => part.trim());
    return this.#around.some((part) => parts.includes(part)) ? this : null;
  }
  querySelector() {
    return this;
  }
}

const body = new FakeElement();
const inRow = new FakeElement("#main li");
const press = (key: string, options: Partial<Record<keyof KeyboardEvent, unknown>> = {}) =>
  readShortcut({ key, target: body, ...options } as unknown as KeyboardEvent);

let openDialog: unknown = null;
beforeAll(() => {
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("document", { querySelector: () => openDialog });
});
afterAll(() => vi.unstubAllGlobals());

describe("readShortcut", () => {
  it("reads the keys, in capitals and as an input method of Chinese writes them", () => {
    expect(["/", "、", "／", "?", "？", "j", "J", "k", "x"].map((key) => press(key))).toEqual([
      "search",
      "search",
      "search",
      "help",
      "help",
      "next",
      "next",
      "previous",
      undefined,
    ]);
  });

  it("leaves arrows to scrolling, unless a row has the focus", () => {
    expect([press("ArrowDown"), press("ArrowUp")]).toEqual([undefined, undefined]);
    expect([press("ArrowDown", { target: inRow }), press("ArrowUp", { target: inRow })]).toEqual(["next", "previous"]);
  });

  it.each([
    ["into a field", { target: new FakeElement("textarea") }],
    ["in what can be edited", { target: new FakeElement("[contenteditable]") }],
    ["while an input method composes", { isComposing: true }],
    ["with Ctrl", { ctrlKey: true }],
    ["with Command", { metaKey: true }],
    ["with Alt", { altKey: true }],
    ["with Shift", { shiftKey: true }],
  ])("reads nothing typed %s", (_how, options) => {
    expect(press("j", options)).toBeUndefined();
  });

  it("reads the question mark with Shift, which types it", () => {
    expect(press("?", { shiftKey: true })).toBe("help");
  });

  it("reads nothing while a dialog is open", () => {
    openDialog = {};
    expect(press("j")).toBeUndefined();
    openDialog = null;
  });
});
