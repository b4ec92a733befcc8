import { dirname } from "node:path";
import { expect, test } from "vitest";
import { isCodeFile, listTrackedFiles } from "./list-tracked-files.ts";

/** Largest number of code files in a folder, without tests. */
const maxFiles = 25;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const codeFiles = listTrackedFiles().filter((file) => isCodeFile(file) && !file.startsWith("scripts/"));

/** Groups files by folder. */
const groupByFolder = (files: readonly string[]): [folder: string, files: string[]][] => {
  const folders = new Map<string, string[]>();
  for (const file of files) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
  return [...folders];
};

test("no folder has too many code files", () => {
  const folders = groupByFolder(codeFiles.filter((file) => !isTest(file)));
  expect(folders.length).toBeGreaterThan(80);
  expect(folders.filter(([, files]) => files.length > maxFiles)).toEqual([]);
});

test("no folder has a single code file", () => {
  // In `tests`, tests are the code: their folders may hold them with one file of theirs.
  const folders = groupByFolder(codeFiles.filter((file) => !isTest(file) || file.startsWith("tests/")));
  expect(folders.filter(([, files]) => files.length === 1)).toEqual([]);
});
