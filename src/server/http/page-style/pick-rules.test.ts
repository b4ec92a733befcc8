import { expect, it } from "vitest";
import { listStyled, pickRules } from "./pick-rules.ts";
import type { RecordedRule } from "./recorded-rule.ts";

const base: RecordedRule[] = [
  { text: "@layer base,pages;" },
  {
    block: "@layer base",
    rules: [
      { selectors: [["a", []]], body: "{color:red}" },
      {
        selectors: [
          [".card:hover", ["card"]],
          [".row .cell", ["row", "cell"]],
        ],
        body: "{margin:0}",
      },
      { block: "@media (min-width:47em)", rules: [{ selectors: [[".row", ["row"]]], body: "{padding:0}" }] },
      { text: "@keyframes spin{to{rotate:1turn}}", named: "spin" },
      { selectors: [[".wheel", ["wheel"]]], body: "{animation:spin 1s}" },
    ],
  },
];
const page: RecordedRule[] = [
  { text: "@layer base,pages;" },
  { text: "@keyframes fade{to{opacity:0}}", named: "fade" },
  { selectors: [[".wide", ["wide"]]], body: "{animation:fade 1s}" },
];

it("lists the classes of all elements, the elements, and attributes that few documents have", () => {
  const markup = '<p class="row wide"><a class="row">x</a><input type="date"/></p>';
  expect([...listStyled(markup)].toSorted()).toEqual(["<a", "<input", "<p", "row", 'type="date"', "wide"]);
});

it("lists no classes of closed dialogs and popovers", () => {
  const markup =
    '<dialog class="modal wide" style="z-index:1"></dialog><div class="toasts" popover="manual"></div><i class="row"></i>';
  expect([...listStyled(markup)].filter((name) => !name.startsWith("<"))).toEqual(["row"]);
});

it.each<[string, string[], string]>([
  ["what needs no class stands", [], "a{color:red}"],
  [
    "a selector stands where the document has all its classes",
    ["row"],
    "a{color:red}@media (min-width:47em){.row{padding:0}}",
  ],
  [
    "of several selectors those that can match stand",
    ["card", "row"],
    "a{color:red}.card:hover{margin:0}@media (min-width:47em){.row{padding:0}}",
  ],
])("%s", (_, classes, expected) => {
  const css = pickRules([base, page], new Set(classes));
  expect(css).toContain(`{${expected}`);
  expect(css.replace(/@keyframes spin\{to\{rotate:1turn\}\}/, "")).toBe(`@layer base,pages;@layer base{${expected}}`);
});

it("keeps keyframes that are named, and the order of layers once", () => {
  expect(pickRules([base, page], new Set(["wide"]))).toMatch(
    /^@layer base,pages;@layer base\{.*\}\.wide\{animation:fade 1s\}@keyframes fade\{to\{opacity:0\}\}$/,
  );
  expect(pickRules([page], new Set())).toBe("@layer base,pages;");
});

it("leaves out custom properties that neither the style nor the markup reads", () => {
  const tokens: RecordedRule[] = [
    {
      selectors: [[":root", []]],
      body: '{--ink:#111;--face:"A; B", serif;--title:1rem var(--face);--old: ;--older:var(--old);--line:#222;--last:0}',
    },
    { selectors: [["a", []]], body: "{color:var(--ink)}" },
    { selectors: [["h1", ["<h1"]]], body: "{font:var(--title)}" },
  ];
  expect(pickRules([tokens], listStyled('<path stroke="var(--line)"/>'))).toBe(
    ":root{--ink:#111;--line:#222;}a{color:var(--ink)}",
  );
  expect(pickRules([tokens], listStyled("<h1>x</h1>"))).toBe(
    ':root{--ink:#111;--face:"A; B", serif;--title:1rem var(--face);}a{color:var(--ink)}h1{font:var(--title)}',
  );
});
