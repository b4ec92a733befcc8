/**
 * The format of backups, the same for both engines: JSON lines, compressed by gzip.
 *
 *     {"format":"huizhi-backup","version":1,"schema":"0003-delivery",…}   head
 *     {"table":"venue","columns":["id","city_code",…]}                    a table begins
 *     ["9001","110000",…]                                                one line a row
 *     {"end":{"venue":2400,…},"sha256":"…"}                              counts, and the hash of all lines before
 */
export const backupFormat = "huizhi-backup";

/** Version of the format; a program reads its own and earlier ones. */
export const backupVersion = 1;

/** First line of a backup. */
export interface BackupHead {
  format: string;
  version: number;
  /** Last migration of the store. */
  schema: string;
  engine: "sqlite" | "postgres";
  /** ISO */
  createdAt: string;
}

/** Rows by table. */
export type BackupCounts = Partial<Record<string, number>>;

/** What a backup holds. */
export interface BackupSummary extends BackupHead {
  counts: BackupCounts;
  /** Hash of the lines, in hex. */
  sha256: string;
}
