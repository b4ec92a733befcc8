import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureHash, pictureStore } from "../../src/server/pictures/picture-store.ts";
import { startPictures } from "../picture-site.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-kill-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Polls a value with a timeout that suits a busy machine. */
const soon = <T>(look: () => T) => expect.poll(look, { timeout: 20_000 });
const filesBelow = (part: string) =>
  readdirSync(join(folder, part), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, part, name))
    .filter((file) => statSync(file).isFile());
const whole = (file: string) => sharp(file, { failOn: "truncated" }).stats();

/** Runs a program, kills it `delay` ms after `lineCount` lines, and returns the lines that it printed. */
async function killed(name: string, round: number, enough: number, delay: number): Promise<string[]> {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program, folder, String(round)]);
  let said = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk;
    if (said.split("\n").length > enough) setTimeout(() => child.kill("SIGKILL"), delay);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  await new Promise((resolve) => child.once("exit", resolve));
  expect(errors).toBe("");
  return said.split("\n").slice(0, -1);
}

test("kill -9 leaves no broken picture and loses no stored one", async () => {
  const taken: string[] = [];
  for (let round = 0; round < 4; round++)
    taken.push(...(await killed("make-pictures-for-ever.ts", round, 4 + round, round * 7)));
  const originals = filesBelow("originals").filter((file) => !file.endsWith(".part"));
  expect(taken.filter((hash) => !originals.some((file) => basename(file) === hash))).toEqual([]);
  for (const file of originals) {
    await whole(file);
    expect(pictureHash(readFileSync(file))).toBe(basename(file));
  }
  const made = filesBelow("cache").filter((file) => !file.endsWith(".part"));
  expect(made.length).toBeGreaterThan(12);
  for (const file of made) {
    await whole(file);
    expect((await sharp(file).metadata()).width).toBe(Number(/-(\d+)\./.exec(file)?.[1]));
  }
});

test("kill -9 during a write leaves no partial file under the final name", async () => {
  const said: string[] = [];
  for (let round = 0; round < 5; round++) said.push(...(await killed("write-for-ever.ts", round, 1, 5 + round * 9)));
  const files = filesBelow("large");
  const written = files.filter((file) => !file.endsWith(".part"));
  expect(written.filter((file) => statSync(file).size !== 24 * 1024 * 1024)).toEqual([]);
  expect(said.filter((name) => name && !written.some((file) => basename(file) === name))).toEqual([]);
  // At least one kill must have interrupted a write.
  expect(files.length).toBeGreaterThan(written.length);
  rmSync(join(folder, "large"), { recursive: true });
});

test("old partial files are deleted later and never served", async () => {
  const [hash = ""] = filesBelow("originals").map((file) => basename(file));
  const [variant = ""] = filesBelow("cache");
  const parts = ["old.part", "new.part"].map((end) => `${variant}.${end}`);
  for (const part of parts) writeFileSync(part, "half");
  utimesSync(parts[0]!, 1000, 1000);
  const store = pictureStore({ dir: join(folder, "originals") });
  const site = await startPictures({ store, cacheDir: join(folder, "cache") });
  expect((await site.get(`${hash}-320.jpg`)).status).toBe(200);
  await soon(() => filesBelow("cache").includes(parts[0]!)).toBe(false);
  expect(filesBelow("cache")).toContain(parts[1]);
  expect((await site.get(basename(parts[1]!))).status).toBe(404);
  await site.stop();
});
