import { stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { chinaOffsetMs } from "#domain/day.ts";
import { formatNumber } from "#domain/format.ts";
import { readEnv } from "#server/http/env.ts";
import { addToErasedLog, erasedLogName, readErasures } from "#server/store/backup/read-erased-log.ts";
import { writeBackup } from "#server/store/backup/write-backup.ts";
import { describeFileFault } from "./backup/describe-file-fault.ts";
import { formatBackupCounts, formatFileSize } from "./backup/format-backup-counts.ts";
import {
  type CommandOutput,
  expectArgs,
  type OpenDatabase,
  UsageError,
  withDatabase,
  withUsageErrors,
} from "./with-database.ts";

export const backupHelp = `备份目录、内容、需求、通知和共享的备选。网站运行时也可以使用，不影响访客。

  npm run backup -- 文件或文件夹 [--force] [--json]

写文件夹时，文件名为 huizhi-日期-时间.jsonl.gz。文件写完、核对无误后才有正式的名字；只有您本人可读，里面有访客的电话，请妥善保管。
SQLite 和 PostgreSQL 的备份格式相同，可以互相恢复。照片原件不在备份里，请另外复制照片文件夹。
同一文件夹里的 ${erasedLogName} 记下已删除个人信息的需求编号和已收回的备选（没有个人信息），恢复旧备份时据此再次删除，请和备份一起保存。

  --force  文件已存在时覆盖
  --json   供程序使用：在标准输出写一个 JSON 值
  --help   显示本说明

退出码：0 完成；1 没有完成，没有留下文件；2 命令有误。
`;

const options = {
  force: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

/** Dependencies of the command. */
export interface BackupDependencies extends CommandOutput {
  open: OpenDatabase;
  now: () => Date;
  dataDir: string;
  picturesDir: string;
}

/** Returns the file to write: in a folder one named after the moment in China. @throws UsageError if it exists */
async function chooseFile(target: string, now: Date, force: boolean): Promise<string> {
  const found = await stat(target).catch(() => undefined);
  if (!found) return target;
  if (found.isDirectory()) {
    const moment = new Date(now.getTime() + chinaOffsetMs).toISOString();
    return join(
      target,
      `huizhi-${moment.slice(0, 10).replaceAll("-", "")}-${moment.slice(11, 19).replaceAll(":", "")}.jsonl.gz`,
    );
  }
  if (!force) throw new UsageError(`文件已存在：${target}。要覆盖请加 --force`);
  return target;
}

async function writeToFile(dependencies: BackupDependencies, file: string, json: boolean): Promise<number> {
  const { open, now, out, err, dataDir, picturesDir } = dependencies;
  const database = await open({ readonly: true });
  const started = performance.now();
  const erasures = await readErasures(database.kysely);
  const summary = await writeBackup(database, file, {
    now: now(),
    progress: ({ name, label }, rows) => (name === "meta" ? undefined : err(`… ${label} ${formatNumber(rows)}`)),
  });
  for (const folder of new Set([resolve(dirname(file)), resolve(dataDir)]))
    await addToErasedLog(join(folder, erasedLogName), erasures);
  const { size } = await stat(file);
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  if (json) out(JSON.stringify({ file, bytes: size, seconds, ...summary }));
  else {
    out(`已备份到 ${file}（${formatFileSize(size)}，${seconds} 秒）：${formatBackupCounts(summary.counts)}`);
    err(`照片原件不在备份里，请另外复制 ${picturesDir}`);
  }
  return 0;
}

/** Runs `npm run backup`. @returns the exit code */
export const backupCommand = (argv: string[], dependencies: BackupDependencies): Promise<number> =>
  withUsageErrors("npm run backup", dependencies, async () => {
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true, strict: true });
    if (values.help) {
      dependencies.out(backupHelp);
      return 0;
    }
    const [target] = expectArgs(positionals, "文件或文件夹");
    const file = await chooseFile(target, dependencies.now(), values.force ?? false);
    try {
      return await writeToFile(dependencies, file, values.json ?? false);
    } catch (error) {
      const fault = describeFileFault(error);
      if (fault === undefined) throw error;
      dependencies.err(`没有备份：${file}，${fault}`);
      return 1;
    }
  });

if (import.meta.main) {
  await withDatabase((open, lines) => {
    const { dataDir, picturesDir } = readEnv();
    return backupCommand(process.argv.slice(2), { open, now: () => new Date(), dataDir, picturesDir, ...lines });
  });
}
