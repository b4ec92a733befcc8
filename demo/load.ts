import { readFile } from "node:fs/promises";
import { readEnv } from "../src/server/http/env.ts";
import { createCatalogueStore } from "../src/server/store/catalogue-store.ts";
import { createContentStore } from "../src/server/store/content-store.ts";
import { type Database, openDatabase } from "../src/server/store/database.ts";
import { createPictureStore } from "../src/server/pictures/picture-store.ts";
import { picturesFolder, readPictureLibrary } from "./picture-selection/library-picture.ts";
import { demoSeed } from "./demo-seed.ts";
import { computeGeneratorVersion } from "./compute-generator-version.ts";

/** Source name of the demo rows, so that reloading them never touches imported rows. */
const source = "demo";
const versionKey = "demo_version";

const readLoadedVersion = async ({ kysely }: Database): Promise<string | undefined> =>
  (await kysely.selectFrom("meta").select("value").where("key", "=", versionKey).executeTakeFirst())?.value;

const recordVersion = ({ kysely }: Database, value: string) =>
  kysely
    .insertInto("meta")
    .values({ key: versionKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();

const count = (value: number): string => value.toLocaleString("en-US");
const print = (line: string): boolean => process.stdout.write(`  ${line}\n`);

/** Copies the library's files into the picture store; skips those already stored. */
async function storePictures(dir: string): Promise<void> {
  const store = createPictureStore({ dir });
  for (const { file, hash } of readPictureLibrary()) {
    if (await store.has(hash)) continue;
    const stored = await store.add(await readFile(new URL(file, picturesFolder)));
    if (stored.hash !== hash) throw new Error(`${file} is not the file that library.json names`);
  }
}

/** Generates and writes the catalogue. The version is recorded last, so that an interrupted load is repeated. */
async function load(database: Database, version: string): Promise<void> {
  const began = performance.now();
  const { generateCatalogue } = await import("./generate-catalogue.ts");
  const { venues, spaces, content } = generateCatalogue({
    seed: demoSeed,
    onVenue: (done) => {
      if (done % 600 === 0) print(`已生成 ${count(done)} 个场地`);
    },
  });
  print(`写入 ${count(venues.length)} 个场地、${count(spaces.length)} 个厅`);
  await createCatalogueStore(database).upsert({ source, venues, spaces, replace: true });
  const store = createContentStore(database);
  for (const [kind, rows] of Object.entries(content)) await store.replace<unknown>(kind, rows);
  await recordVersion(database, version);
  print(`示例场地就绪，用时 ${((performance.now() - began) / 1000).toFixed(1)} 秒`);
}

const { dataDir, databaseUrl, picturesDir } = readEnv();
const database = await openDatabase({ dataDir, databaseUrl });
try {
  const version = computeGeneratorVersion();
  await storePictures(picturesDir);
  if ((await readLoadedVersion(database)) === version) print("示例场地已在，不必再装");
  else await load(database, version);
} finally {
  await database.close();
}
