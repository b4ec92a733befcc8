/**
 * Renders every shot of shots.py that demo/pictures/library.json lacks and adds each to the library when done. May be
 * stopped and restarted at any time. `node demo/render/queue.mjs [ID …]` (with ids: render these again).
 */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { fileShot } from "./file-shot.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const libraryFile = join(here, "../pictures/library.json");

const ids = () =>
  execFileSync("/usr/bin/python3", [join(here, "shot-list.py")], { encoding: "utf8" })
    .trim()
    .split("\n");
const filed = () => new Set(JSON.parse(readFileSync(libraryFile, "utf8")).map(({ id }) => id));
const failed = new Set();
const again = process.argv.slice(2);

const inHand = new Set();

/** Returns the next shot to render; reads the list each time, so that it may grow while the queue runs. */
function next() {
  if (again.length > 0) return again.shift();
  if (process.argv.length > 2 || existsSync(join(here, "queue-stop"))) return undefined;
  const done = filed();
  return ids().find((id) => !done.has(id) && !failed.has(id) && !inHand.has(id));
}

const run = promisify(execFile);

/** Renders one shot in its own process on one core at the lowest priority. */
async function make(id) {
  const began = Date.now();
  const folder = mkdtempSync(join(tmpdir(), "shot-"));
  const args = ["-n", "19", "blender", "-b", "-t", "1", "-P", join(here, "render.py"), "--", id, "--out", folder];
  const result = await run("nice", args, { maxBuffer: 1 << 28 }).catch((fault) => fault);
  if (existsSync(join(folder, `${id}.json`))) {
    await fileShot(folder, id);
    process.stdout.write(`${id} ${Math.round((Date.now() - began) / 1000)} s\n`);
  } else {
    failed.add(id);
    process.stdout.write(`${id} failed\n${String(result.stdout).slice(-900)}\n`);
  }
  rmSync(folder, { recursive: true });
}

async function worker() {
  for (let id = next(); id !== undefined; id = next()) {
    inHand.add(id);
    await make(id);
    inHand.delete(id);
  }
}

// Building and developing a scene is single-threaded: one worker per core keeps all cores busy.
await Promise.all(Array.from({ length: availableParallelism() }, worker));
