import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import type { Database } from "#server/store/database.ts";
import { describeOnBothEngines, type StoreLocation } from "../describe-on-both-engines.ts";

/** Runs a program of this folder, kills it `delay` ms after `isEnough` returns true, and returns the printed lines. */
async function runUntilKilled(
  program: string,
  place: StoreLocation,
  more: string,
  isEnough: (lines: string[]) => boolean,
  delay = 0,
): Promise<string[]> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, JSON.stringify(place), more]);
  let output = "";
  let faults = "";
  const lines = () => output.split("\n").slice(0, -1);
  child.stderr.on("data", (chunk: Buffer) => (faults += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (isEnough(lines())) setTimeout(() => child.kill("SIGKILL"), delay);
  });
  await new Promise((resolve) => child.once("close", resolve));
  expect({ signal: child.signalCode, faults }).toEqual({ signal: "SIGKILL", faults: "" });
  return lines();
}

/** Waits until PostgreSQL has ended the transactions of a killed client. */
async function waitForIdleConnections({ kysely, dialect }: Database): Promise<void> {
  if (dialect === "sqlite") return;
  const running = sql<{ n: string }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
  while ((await running.execute(kysely)).rows[0]?.n !== "0") await sleep(20);
}

describeOnBothEngines("after killing the process", (engine) => {
  it("has imported a catalogue completely or not at all", async () => {
    const place = await engine.createLocation();
    let round = 1;
    for (let kill = 0; kill < 3; kill++) {
      // Kills during the second round, within its transaction or the next one.
      const second = (lines: string[]) => lines.includes(`begins ${round + 1}`);
      const lines = await runUntilKilled("./import-loop.ts", place, String(round), second, 40 * kill);
      const finished = lines.filter((line) => line.startsWith("done ")).map((line) => Number(line.slice(5)));
      const database = await engine.open(place);
      await waitForIdleConnections(database);
      const store = createCatalogueStore(database);
      const venue = (await store.venueById("1"))!;
      expect(venue.opened).toBeGreaterThanOrEqual(Math.max(...finished));
      const areas = new Set<number | undefined>();
      for await (const space of store.eachSpace()) areas.add(space.area);
      expect([...areas]).toEqual([venue.opened]);
      const changes = await store.changesSince(0, 1_000_000);
      expect(changes.length).toBe(await store.version());
      expect(changes.length % 3001).toBe(0);
      round = venue.opened! + 1;
    }
  });
});
