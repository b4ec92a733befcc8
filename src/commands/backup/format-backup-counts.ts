import { formatNumber } from "#domain/format.ts";
import type { BackupCounts } from "#server/store/backup/backup-format.ts";
import { backupTables } from "#server/store/backup/backup-tables.ts";

/** Formats rows by table: 场地 2,400，会场 28,000，需求 12. Tables without rows are left out. */
export const formatBackupCounts = (counts: BackupCounts): string =>
  backupTables
    .filter(({ name }) => name !== "meta" && (counts[name] ?? 0) > 0)
    .map(({ name, label }) => `${label} ${formatNumber(counts[name]!)}`)
    .join("，") || "没有内容";

/** Formats a file's size: 3.4 MB. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${formatNumber(bytes / 1000, 1)} kB` : `${formatNumber(bytes / 1_000_000, 1)} MB`;
