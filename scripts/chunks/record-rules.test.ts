import { expect, it } from "vitest";
import { recordSheet } from "./record-rules.ts";

const own = new Set(["card", "open", "wide"]);

it.each<[string, string, unknown]>([
  [
    "a rule with the classes that it needs",
    ".card.open a,b{margin:0;padding:0}",
    {
      selectors: [
        [".card.open a", ["card", "open", "<a"]],
        ["b", ["<b"]],
      ],
      body: "{margin:0;padding:0}",
    },
  ],
  [
    "no class that a script or a library sets",
    ".ios .card{margin:0}",
    { selectors: [[".ios .card", ["card"]]], body: "{margin:0}" },
  ],
  [
    "no class that an element need not have",
    ".card:not(.open):is(.wide,a){margin:0}",
    { selectors: [[".card:not(.open):is(.wide,a)", ["card"]]], body: "{margin:0}" },
  ],
  [
    "the classes and elements that another element has to be or hold",
    "ul:has(.open>i) p{margin:0}",
    { selectors: [["ul:has(.open>i) p", ["open", "<ul", "<i", "<p"]]], body: "{margin:0}" },
  ],
  [
    "attributes that only rendering gives",
    ".card:disabled,[type=date]{margin:0}",
    {
      selectors: [
        [".card:disabled", ["card", 'disabled=""']],
        ["[type=date]", ['type="date"']],
      ],
      body: "{margin:0}",
    },
  ],
  [
    "lengths of the normal text size in px",
    ".card{margin:calc(-8*var(--px)) calc(1.5*var(--px))}",
    { selectors: [[".card", ["card"]]], body: "{margin:-8px 1.5px}" },
  ],
  [
    "blocks with their rules",
    "@media print{.wide{margin:0}}",
    { block: "@media print", rules: [{ selectors: [[".wide", ["wide"]]], body: "{margin:0}" }] },
  ],
  ["a statement", "@layer base,pages;", { text: "@layer base,pages;" }],
  [
    "keyframes with their name",
    "@keyframes spin{to{rotate:1turn}}",
    { text: "@keyframes spin{to{rotate:1turn}}", named: "spin" },
  ],
  ["an at-rule without selectors", "@page wide{size:a4}", { text: "@page wide{size:a4}" }],
])("records %s", (_, css, expected) => {
  expect(recordSheet(css, own)).toEqual([expected]);
});

it.each<[string, string]>([
  ["what a visitor points at or presses", ".card:hover,.ios .card:active{margin:0}"],
  ["windows narrower than a phone's", "@media (max-width:19.9988em){.card{margin:0}}"],
])("leaves the rules of %s to the complete sheets", (_, css) => {
  expect(recordSheet(css, own)).toEqual([]);
});
