import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collectRows } from "#tests/create-test-venue.ts";
import { cellTables } from "#tests/hotel-tables/cell-tables.ts";
import type { HotelTable } from "#tests/hotel-tables/hotel-table.ts";
import { layoutTables } from "#tests/hotel-tables/layout-tables.ts";
import { originTables } from "#tests/hotel-tables/origin-tables.ts";
import { writeWorkbook } from "#tests/hotel-tables/write-workbook.ts";
import { createCatalogueStore } from "../store/catalogue-store.ts";
import { type Database, openDatabase } from "../store/database.ts";
import type { Remark } from "./candidate.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { city } from "./map/cells/enum-parsers.ts";
import { parseMapping } from "./map/find-heading.ts";

let folder = "";
let database: Database;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-hotel-tables-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Fields that an import sets by itself, and those without content. */
const ownFields = new Set(["venueId", "listedAt", "hasVr", "demo", "source"]);
function pickRead(entity: object, expected: Record<string, unknown> | undefined): Record<string, unknown> {
  const isApproximate = "approximatePosition" in entity;
  const fields = Object.entries(entity).filter(([key, value]) => {
    // The centre of the district is no reading of a cell.
    if (isApproximate && ["lng", "lat", "approximatePosition"].includes(key)) return false;
    if (key === "id") return expected?.id !== undefined;
    return !ownFields.has(key) && !(Array.isArray(value) && value.length === 0);
  });
  return Object.fromEntries(fields);
}

const formatRemark = ({ where, column, reason }: Remark) => `${where}${column ? ` ${column}` : ""}：${reason}`;
const byName = (names: readonly { name?: unknown }[]) => (a: { name: string }, b: { name: string }) =>
  names.findIndex(({ name }) => name === a.name) - names.findIndex(({ name }) => name === b.name);

async function importTable(table: HotelTable) {
  const file = join(folder, table.file);
  if (table.sheets) await writeWorkbook(file, table.sheets);
  else writeFileSync(file, table.text ?? "");
  database = await openDatabase({ dataDir: mkdtempSync(join(folder, "data-")) });
  const store = createCatalogueStore(database);
  const report = await importCatalogue(store, file, {
    defaults: {
      source: "运营方",
      city: table.city && (city.read(table.city) as string),
      type: table.type,
      mapping: new Map((table.map ?? []).map(parseMapping)),
    },
    now: new Date("2026-11-21T02:00:00Z"),
  });
  const venues = (await collectRows(store.eachVenue())).sort(byName(table.venues));
  const spaces = (await collectRows(store.eachSpace())).sort(byName(table.spaces));
  await database.close();
  return { report, venues, spaces };
}

const tables = [...cellTables, ...layoutTables, ...originTables];

describe("twelve files of hotels", () => {
  it("are twelve", () => expect(tables).toHaveLength(12));

  it.each(tables.map((table) => [table.title, table] as const))("reads %s", async (_title, table) => {
    const { report, venues, spaces } = await importTable(table);
    expect(venues.map((venue, at) => pickRead(venue, table.venues[at]))).toEqual(table.venues);
    expect(spaces.map((space, at) => pickRead(space, table.spaces[at]))).toEqual(table.spaces);
    expect(report.refused.map(formatRemark)).toEqual(table.refused ?? []);
    expect(report.notes.map(formatRemark)).toEqual(table.notes ?? []);
    expect(report.readings.map(formatRemark)).toEqual(table.readings ?? []);
    expect(report.skipped.map(formatRemark)).toEqual(table.skipped ?? []);
    expect(report.tables.flatMap(({ hints }) => hints)).toEqual(table.hints ?? []);
  });
});
