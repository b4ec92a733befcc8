import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { formatNumber } from "#domain/format.ts";
import { readEnv } from "#server/http/env.ts";
import type { BackupSummary } from "#server/store/backup/backup-format.ts";
import { addToErasedLog, erasedLogName, mergeErasures, readErasedLog } from "#server/store/backup/read-erased-log.ts";
import { verifyBackup } from "#server/store/backup/read-backup.ts";
import { type RestoreReport, restoreBackup, StoreNotEmptyError } from "#server/store/backup/restore-backup.ts";
import { describeFileFault } from "./backup/describe-file-fault.ts";
import { formatBackupCounts } from "./backup/format-backup-counts.ts";
import { formatMoment } from "./demands/demand-columns.ts";
import { type CommandOutput, expectArgs, type OpenDatabase, withDatabase, withUsageErrors } from "./with-database.ts";

export const restoreHelp = `从备份恢复目录、内容、需求、通知和共享的备选。

  npm run restore -- 文件 [--replace] [--json]
  npm run restore -- 文件 --check [--json]

先核对整个备份，再一次写入：要么全部恢复，要么什么都不变。网站运行时也可以使用，几秒内显示恢复的内容。
数据库里已有内容时不恢复，除非写 --replace；现有的内容先另存为 DATA_DIR 里的 before-restore-….jsonl.gz。
备份之后已删除个人信息的需求，恢复后仍然没有个人信息，已收回的备选也不恢复：依据备份所在文件夹和 DATA_DIR 里的 ${erasedLogName}，以及数据库的记录。
照片原件不在备份里，请把照片文件夹复制回来。

  --replace  用备份替换现有的目录和内容；需求和共享的备选合并：备份之后提交或更新的保留，其余以备份为准
  --check    只核对备份，不恢复
  --json     供程序使用：在标准输出写一个 JSON 值
  --help     显示本说明

退出码：0 完成；1 没有恢复，数据库没有改动；2 命令有误。
`;

const options = {
  replace: { type: "boolean" },
  check: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

/** Dependencies of the command. */
export interface RestoreDependencies extends CommandOutput {
  open: OpenDatabase;
  now: () => Date;
  dataDir: string;
}

interface Values {
  replace?: boolean | undefined;
  json?: boolean | undefined;
}

const describeBackup = ({ createdAt, counts }: BackupSummary): string =>
  `${formatMoment(createdAt)} 的备份：${formatBackupCounts(counts)}`;

async function check({ out }: RestoreDependencies, file: string, { json }: Values): Promise<number> {
  const summary = await verifyBackup(file);
  out(json ? JSON.stringify({ file, ...summary }) : `备份完好。${describeBackup(summary)}`);
  return 0;
}

function reportRestored({ out, err }: RestoreDependencies, report: RestoreReport, { json }: Values): void {
  const { backup, safetyFile, erasedAgain, newer } = report;
  if (json) {
    out(JSON.stringify({ ...backup, safetyFile, erasedAgain, newer }));
    return;
  }
  out(`已恢复 ${describeBackup(backup)}`);
  if (erasedAgain > 0) err(`其中 ${formatNumber(erasedAgain)} 条需求在备份之后已删除个人信息，没有恢复这些信息`);
  if (newer > 0) err(`备份之后提交或更新的 ${formatNumber(newer)} 条需求保留现在的内容`);
  if (safetyFile) err(`原有的内容另存为 ${safetyFile}，不需要时请删除`);
}

async function restore(dependencies: RestoreDependencies, file: string, values: Values): Promise<number> {
  const { open, now, err, dataDir } = dependencies;
  // Before the store is opened: a wrong file must not create one.
  err("… 核对备份");
  const backup = await verifyBackup(file);
  const logs = [join(dirname(file), erasedLogName), join(dataDir, erasedLogName)];
  const erasures = mergeErasures(...(await Promise.all(logs.map(readErasedLog))));
  const moment = now();
  const safetyName = `before-restore-${moment.toISOString().replaceAll(/[:.]/g, "-")}.jsonl.gz`;
  await mkdir(dataDir, { recursive: true });
  const report = await restoreBackup(await open(), file, backup, {
    now: moment,
    replace: values.replace ? { safetyFile: join(dataDir, safetyName) } : undefined,
    erasures,
    progress: ({ label, name }) => (name === "meta" ? undefined : err(`… 恢复${label}`)),
  });
  await addToErasedLog(join(dataDir, erasedLogName), report.erasures);
  reportRestored(dependencies, report, values);
  return 0;
}

/** Runs `npm run restore`. @returns the exit code */
export const restoreCommand = (argv: string[], dependencies: RestoreDependencies): Promise<number> =>
  withUsageErrors("npm run restore", dependencies, async () => {
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true, strict: true });
    if (values.help) {
      dependencies.out(restoreHelp);
      return 0;
    }
    const [file] = expectArgs(positionals, "备份文件");
    try {
      return await (values.check ? check : restore)(dependencies, file, values);
    } catch (error) {
      if (error instanceof StoreNotEmptyError) {
        const { counts } = error;
        dependencies.err(`没有恢复：数据库里已有内容（${formatBackupCounts(counts)}）。要替换请加 --replace`);
        return 1;
      }
      const fault = describeFileFault(error);
      if (fault === undefined) throw error;
      dependencies.err(`没有恢复：${file}，${fault}`);
      return 1;
    }
  });

if (import.meta.main) {
  await withDatabase((open, lines) =>
    restoreCommand(process.argv.slice(2), { open, now: () => new Date(), dataDir: readEnv().dataDir, ...lines }),
  );
}
