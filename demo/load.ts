import { readFile } from "node:fs/promises";
import { readEnv } from "../src/server/env.ts";
import { catalogueStore } from "../src/server/store/catalogue-store.ts";
import { contentStore } from "../src/server/store/content-store.ts";
import { type Database, openDatabase } from "../src/server/store/database.ts";
import { pictureStore } from "../src/server/pictures/picture-store.ts";
import { picturesFolder, readLibrary } from "./picture-library.ts";
import { demoSeed } from "./seed.ts";
import { generatorVersion } from "./version.ts";

/** Source name of the demo rows, so that reloading them never touches imported rows. */
const source = "demo";
const versionKey = "demo_version";

const loadedVersion = async ({ kysely }: Database): Promise<string | undefined> =>
  (await kysely.selectFrom("meta").select("value").where("key", "=", versionKey).executeTakeFirst())?.value;

const recordVersion = ({ kysely }: Database, value: string) =>
  kysely
    .insertInto("meta")
    .values({ key: versionKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();

const count = (value: number): string => value.toLocaleString("en-US");
const say = (line: string): boolean => process.stdout.write(`  ${line}\n`);

/** Copies the library's files into the picture store; skips those already stored. */
async function storePictures(dir: string): Promise<void> {
  const store = pictureStore({ dir });
  for (const { file, hash } of readLibrary()) {
    if (await store.has(hash)) continue;
    const stored = await store.put(await readFile(new URL(file, picturesFolder)));
    if (stored.hash !== hash) throw new Error(`${file} is not the file that library.json names`);
  }
}

/** Generates and writes the catalogue. The version is recorded last, so that an interrupted load is repeated. */
async function load(database: Database, version: string): Promise<void> {
  const began = performance.now();
  const { generateCatalogue } = await import("./generate.ts");
  const { venues, spaces, content } = generateCatalogue({
    seed: demoSeed,
    onVenue: (done) => {
      if (done % 600 === 0) say(`已生成 ${count(done)} 个场地`);
    },
  });
  say(`写入 ${count(venues.length)} 个场地、${count(spaces.length)} 个厅`);
  await catalogueStore(database).upsert({ source, venues, spaces, replace: true });
  const store = contentStore(database);
  for (const [kind, rows] of Object.entries(content)) await store.replace<unknown>(kind, rows);
  await recordVersion(database, version);
  say(`示例场地就绪，用时 ${((performance.now() - began) / 1000).toFixed(1)} 秒`);
}

const { dataDir, databaseUrl, picturesDir } = readEnv();
const database = await openDatabase({ dataDir, databaseUrl });
try {
  const version = generatorVersion();
  await storePictures(picturesDir);
  if ((await loadedVersion(database)) === version) say("示例场地已在，不必再装");
  else await load(database, version);
} finally {
  await database.close();
}
