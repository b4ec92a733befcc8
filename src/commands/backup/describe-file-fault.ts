import { BackupFault, type BackupFaultReason } from "#server/store/backup/backup-fault.ts";

const faults: Record<BackupFaultReason, string> = {
  foreign: "不是备份文件",
  damaged: "备份文件不完整或已损坏",
  newer: "备份来自更新的版本：请先升级本程序",
};

const systemFaults: Record<string, string> = {
  ENOENT: "没有该文件或文件夹",
  EISDIR: "是文件夹，不是文件",
  ENOTDIR: "上级不是文件夹",
  EACCES: "没有权限",
  EPERM: "没有权限",
  ENOSPC: "磁盘已满",
  EROFS: "磁盘只读",
};

/** Says in Chinese why a file cannot be read or written; undefined for an error of another kind. */
export function describeFileFault(error: unknown): string | undefined {
  if (error instanceof BackupFault) return faults[error.reason];
  return systemFaults[(error as NodeJS.ErrnoException).code ?? ""];
}
