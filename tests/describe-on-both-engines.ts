import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { type Database, openDatabase } from "#server/store/database.ts";
import { type Postgres, findPostgresPrograms, startPostgres } from "./postgres.ts";

/** Location of a store, passed to child processes of tests. */
export interface StoreLocation {
  dataDir: string;
  databaseUrl?: string;
}

/** A database engine of the store. */
export interface Engine {
  name: "sqlite" | "postgres";
  /** Creates a location for a new store. */
  createLocation: () => Promise<StoreLocation>;
  /** Opens a store, at a new location unless one is given; closes it after the suite. */
  open: (place?: StoreLocation) => Promise<Database>;
}

const hasPostgres = findPostgresPrograms() !== undefined;

let sharedPostgres: Promise<Postgres> | undefined;

/**
 * Returns the PostgreSQL server of this worker, which starts with its first suite and ends with the worker. Its commits are
 * not synced to disk: a suite ends processes, never the machine.
 */
function getSharedPostgres(): Promise<Postgres> {
  sharedPostgres ??= startPostgres({ fsync: "off" }).then((server) => {
    // The test runner ends a worker by this signal.
    process.once("SIGTERM", () => {
      server!.abandon();
      process.exit();
    });
    return server!;
  });
  return sharedPostgres;
}

/**
 * Runs the same tests on both engines, each suite with its own databases. Skips PostgreSQL with a warning if it is not
 * installed.
 */
export function describeOnBothEngines(title: string, tests: (engine: Engine) => void): void {
  for (const name of ["sqlite", "postgres"] as const) {
    const skipped = name === "postgres" && !hasPostgres;
    if (skipped) console.warn(`SKIPPED: ${title} on PostgreSQL, since this machine has no initdb and postgres.`);
    describe.skipIf(skipped)(`${title} (${name})`, () => {
      let folder = "";
      const opened: Database[] = [];
      let server: Postgres | undefined;
      beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), "huizhi-store-"));
        if (name === "postgres") server = await getSharedPostgres();
      });
      afterAll(async () => {
        for (const database of opened) await database.close().catch(() => undefined);
        rmSync(folder, { recursive: true, force: true });
      });
      const createLocation = async (): Promise<StoreLocation> => {
        const id = randomUUID();
        const dataDir = join(folder, id);
        return server ? { dataDir, databaseUrl: await server.createDatabase(id) } : { dataDir };
      };
      tests({
        name,
        createLocation,
        open: async (location) => {
          const database = await openDatabase(location ?? (await createLocation()));
          opened.push(database);
          return database;
        },
      });
    });
  }
}
