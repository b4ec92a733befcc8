import { expect, it } from "vitest";
import { recordSheet } from "./record-rules.ts";

const own = new Set(["card", "open", "wide"]);

it.each<[string, string, unknown]>([
  [
    "a rule with the classes that it needs",
    ".card.open a,b{margin:0;padding:0}",
    {
      selectors: [
        [".card.open a", ["card", "open"]],
        ["b", []],
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
    "blocks with their rules",
    "@media print{.wide{margin:0}}",
    { block: "@media print", rules: [{ selectors: [[".wide", ["wide"]]], body: "{margin:0}" }] },
  ],
  ["a statement", "@layer base,pages;", { text: "@layer base,pages;" }],
  [
    "keyframes with their name",
    "@keyframes spin{to{rotate:1turn}}",
    { text: "@keyframes spin{to{rotate:1turn}}", keyframes: "spin" },
  ],
  ["an at-rule without selectors", "@page wide{size:a4}", { text: "@page wide{size:a4}" }],
])("records %s", (_, css, expected) => {
  expect(recordSheet(css, own)).toEqual([expected]);
});
