import { toChinaDay } from "#domain/day.ts";
import { unitPriceItems } from "#domain/estimate/prices/unit-price-items.ts";
import { cityLevels, type UnitPriceRow } from "#domain/estimate/unit-price.ts";
import { listUnitPriceRows, ownPriceKind } from "#server/api/services/cards/load-unit-prices.ts";
import { priceEnds, priceTableHeadings } from "#server/catalogue/prices/format-price-heading.ts";
import { readPriceTable } from "#server/catalogue/prices/read-price-table.ts";
import { readSheets } from "#server/catalogue/read/read-sheets.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { type CommandOutput, type OpenDatabase, UsageError } from "./with-database.ts";
import { detectFileKind, writeTableFile } from "./write-table-file.ts";

interface PriceDependencies extends CommandOutput {
  open: OpenDatabase;
  now: () => Date;
}

const toCells = (row: Pick<UnitPriceRow, "key" | "name" | "unit"> & Partial<UnitPriceRow>) => [
  row.key,
  row.name,
  row.unit,
  ...cityLevels.flatMap((level) =>
    (Object.keys(priceEnds) as (keyof typeof priceEnds)[]).map((end) => row.levels?.[level]?.[end] ?? null),
  ),
  row.sources?.map(({ publisher }) => publisher).join("、") || null,
  row.asOf ?? null,
];

/** Writes the prices in force as a table to be filled in: every item, those without a price with empty cells. */
export async function exportPrices({ open, out }: PriceDependencies, file: string): Promise<number> {
  const kind = detectFileKind(file);
  if (kind !== ".csv" && kind !== ".xlsx") throw new UsageError(`文件名要以 .csv 或 .xlsx 结尾：${file}`);
  const rows = await listUnitPriceRows(createContentStore(await open({ readonly: true })));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const records = unitPriceItems.map((item) => byKey.get(item.key) ?? item);
  await writeTableFile(file, kind, { title: "单价", headings: priceTableHeadings, records, toCells });
  out(`已把 ${unitPriceItems.length} 项单价写到 ${file}`);
  return 0;
}

/**
 * Replaces the operator's unit prices by those of a table; nothing is written where a line was refused.
 * @throws FileError for a file that is no such table
 */
export async function importPrices(
  { open, now, out }: PriceDependencies,
  file: string,
  { dryRun, json }: { dryRun: boolean; json: boolean },
): Promise<number> {
  const { rows, refused } = readPriceTable(await readSheets(file), toChinaDay(now()));
  const isAccepted = refused.length === 0 && rows.length > 0;
  if (isAccepted && !dryRun) {
    const content = createContentStore(await open());
    await content.replace(
      ownPriceKind,
      rows.map((row) => ({ id: row.key, body: row })),
    );
  }
  if (json) out(JSON.stringify({ taken: rows.length, refused, written: isAccepted && !dryRun }));
  else {
    for (const { line, name, reason } of refused) out(`第 ${line} 行 ${name}：${reason}`);
    if (!isAccepted)
      out(rows.length === 0 && refused.length === 0 ? "文件里没有填价格。" : "有行没有收下，什么都没有写入。");
    else
      out(
        `${dryRun ? "可以收下" : "已收下"} ${rows.length} 项单价，其余 ${unitPriceItems.length - rows.length} 项用公开价格`,
      );
  }
  return isAccepted ? 0 : 1;
}

/** Deletes the operator's unit prices: those of the demo, else the published ones, apply again. */
export async function removePrices({ open, out }: PriceDependencies): Promise<number> {
  const content = createContentStore(await open());
  out((await content.replace(ownPriceKind, [])) ? "已删除本站单价。" : "没有本站单价。");
  return 0;
}
