import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { importCatalogue } from "#server/catalogue/import-catalogue.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { openDatabase } from "#server/store/database.ts";

/** Imports as many venues as it is told, then as many rows that are refused, in a folder; prints what the reports say. */
const [folder, count] = [process.argv[2]!, Number(process.argv[3])];
const database = await openDatabase({ dataDir: folder });
const store = createCatalogueStore(database);
const file = join(folder, "many.csv");
const options = { defaults: { source: "a" }, now: new Date(), replace: true };
const lines = (city: string) => Array.from({ length: count }, (_, at) => `${at + 1},甲${at},${city},酒店\n`).join("");
/** Whether a function takes this number of arguments. */
const canSpread = (): boolean => {
  try {
    return Math.max(...Array.from({ length: count }, () => 1)) === 1;
  } catch {
    return false;
  }
};
writeFileSync(file, `编号,名称,城市,类型\n${lines("北京")}`);
const { counts } = await importCatalogue(store, file, options);
const stored = { added: counts.venue.added, version: await store.version() };
writeFileSync(file, `编号,名称,城市,类型\n${lines("火星")}`);
const report = await importCatalogue(store, file, options);
await database.close();
const refused = { refused: report.refused.length, isNothingDeleted: report.keptForRefused };
process.stdout.write(JSON.stringify({ canSpread: canSpread(), ...stored, ...refused }));
