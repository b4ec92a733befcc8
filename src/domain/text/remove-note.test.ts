import { expect, test } from "vitest";
import { removeNote } from "./remove-note.ts";

test.each([
  ["国贸（CBD）", "国贸"],
  ["国贸(CBD)", "国贸"],
  ["国贸（a（b", "国贸"],
  ["国贸", "国贸"],
])("of %s leaves %s", (name, rest) => {
  expect(removeNote(name)).toBe(rest);
});

test("leaves nothing of a million brackets", () => {
  expect(removeNote(`${"（".repeat(1_000_000)}\n`)).toBe("");
});
