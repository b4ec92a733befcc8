import { readFile } from "node:fs/promises";
import { openDatabaseOrEnd } from "#server/http/lifecycle/open-database-or-end.ts";
import { readEnvOrEnd } from "#server/http/lifecycle/read-env-or-end.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createContentStore } from "#server/store/content-store.ts";
import type { Database } from "#server/store/database.ts";
import { demoSource, readDemoVersion, recordDemoVersion } from "#server/store/demo-version.ts";
import { createPictureStore } from "#server/pictures/picture-store.ts";
import { picturesFolder, readPictureLibrary } from "./picture-selection/library-picture.ts";
import { demoSeed } from "./demo-seed.ts";
import { computeGeneratorVersion } from "./compute-generator-version.ts";

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

async function replaceContent(database: Database, content: object): Promise<void> {
  const store = createContentStore(database);
  for (const [kind, rows] of Object.entries(content)) await store.replace<unknown>(kind, rows);
}

/** Generates and writes the catalogue. The version is recorded last, so that an interrupted load is repeated. */
async function loadCatalogue(database: Database, version: string): Promise<void> {
  const began = performance.now();
  const { generateCatalogue } = await import("./generate-catalogue.ts");
  const { venues, spaces, content } = generateCatalogue({
    seed: demoSeed,
    onVenue: (done) => {
      if (done % 600 === 0) print(`已生成 ${count(done)} 个场地`);
    },
  });
  print(`写入 ${count(venues.length)} 个场地、${count(spaces.length)} 个厅`);
  await createCatalogueStore(database).upsert({ source: demoSource, venues, spaces, replace: true });
  await replaceContent(database, content);
  await recordDemoVersion(database, { version, hasCatalogue: true });
  print(`示例场地就绪，用时 ${((performance.now() - began) / 1000).toFixed(1)} 秒`);
}

/** Writes the questions and solutions only, for a site that shows the operator's venues alone. */
async function loadArticles(database: Database, version: string): Promise<void> {
  const { buildOwnArticles } = await import("./content/build-content.ts");
  await replaceContent(database, buildOwnArticles());
  await recordDemoVersion(database, { version, hasCatalogue: false });
}

const { dataDir, databaseUrl, picturesDir, DEMO } = readEnvOrEnd();
const database = await openDatabaseOrEnd({ dataDir, databaseUrl });
try {
  const version = computeGeneratorVersion();
  const loaded = await readDemoVersion(database);
  const isCurrent = loaded?.version === version;
  const wantsCatalogue = DEMO === "1" || (DEMO !== "0" && loaded?.hasCatalogue !== false);
  await storePictures(picturesDir);
  if (DEMO === "0" && loaded?.hasCatalogue) print("示例场地仍在目录里，删除用 npm run catalog -- remove --source demo");
  else if (wantsCatalogue && isCurrent && loaded.hasCatalogue) print("示例场地已在，不必再装");
  else if (wantsCatalogue) await loadCatalogue(database, version);
  else {
    if (!isCurrent) await loadArticles(database, version);
    print("不装示例场地，要装用 DEMO=1 npm start");
  }
} finally {
  await database.close();
}
