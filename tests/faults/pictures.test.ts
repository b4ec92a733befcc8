import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPicture, createPictureStore } from "#server/pictures/picture-store.ts";
import { startPictureSite } from "../start-picture-site.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-kill-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Polls a value with a timeout that suits a busy machine. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 20_000 });
const listFiles = (part: string) =>
  readdirSync(join(folder, part), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, part, name))
    .filter((file) => statSync(file).isFile());
const decodeImage = (file: string) => sharp(file, { failOn: "truncated" }).stats();

/** Runs a program, kills it `delay` ms after `lineCount` lines, and returns the lines that it printed. */
async function runUntilKilled(name: string, round: number, lineCount: number, delay: number): Promise<string[]> {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program, folder, String(round)]);
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
    if (output.split("\n").length > lineCount) setTimeout(() => child.kill("SIGKILL"), delay);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  await new Promise((resolve) => child.once("exit", resolve));
  expect(errors).toBe("");
  return output.split("\n").slice(0, -1);
}

test("kill -9 leaves no broken picture and loses no stored one", async () => {
  const taken: string[] = [];
  for (let round = 0; round < 4; round++)
    taken.push(...(await runUntilKilled("make-pictures-loop.ts", round, 4 + round, round * 7)));
  const originals = listFiles("originals").filter((file) => !file.endsWith(".part"));
  expect(taken.filter((hash) => !originals.some((file) => basename(file) === hash))).toEqual([]);
  for (const file of originals) {
    await decodeImage(file);
    expect(hashPicture(readFileSync(file))).toBe(basename(file));
  }
  const made = listFiles("cache").filter((file) => !file.endsWith(".part"));
  expect(made.length).toBeGreaterThan(12);
  for (const file of made) {
    await decodeImage(file);
    expect((await sharp(file).metadata()).width).toBe(Number(/-(\d+)\./.exec(file)?.[1]));
  }
});

test("kill -9 during a write leaves no partial file under the final name", async () => {
  const writtenNames: string[] = [];
  for (let round = 0; round < 5; round++)
    writtenNames.push(...(await runUntilKilled("write-loop.ts", round, 1, 5 + round * 9)));
  const files = listFiles("large");
  const written = files.filter((file) => !file.endsWith(".part"));
  expect(written.filter((file) => statSync(file).size !== 24 * 1024 * 1024)).toEqual([]);
  expect(writtenNames.filter((name) => name && !written.some((file) => basename(file) === name))).toEqual([]);
  // At least one kill must have interrupted a write.
  expect(files.length).toBeGreaterThan(written.length);
  rmSync(join(folder, "large"), { recursive: true });
});

test("old partial files are deleted later and never served", async () => {
  const [hash = ""] = listFiles("originals").map((file) => basename(file));
  const [variant = ""] = listFiles("cache");
  const parts = ["old.part", "new.part"].map((end) => `${variant}.${end}`);
  for (const part of parts) writeFileSync(part, "half");
  utimesSync(parts[0]!, 1000, 1000);
  const store = createPictureStore({ dir: join(folder, "originals") });
  const site = await startPictureSite({ store, cacheDir: join(folder, "cache") });
  expect((await site.get(`${hash}-320.jpg`)).status).toBe(200);
  await eventually(() => listFiles("cache").includes(parts[0]!)).toBe(false);
  expect(listFiles("cache")).toContain(parts[1]);
  expect((await site.get(basename(parts[1]!))).status).toBe(404);
  await site.stop();
});
