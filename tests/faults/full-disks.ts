import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteFileName } from "#server/store/engine/sqlite-file.ts";

/** A data directory whose disk can be filled and emptied while a server runs on it. */
interface FullDisk {
  dataDir: string;
  /** Leaves no room for a write of this process. */
  fill: (pid: number) => void;
  free: (pid: number) => void;
  remove: () => void;
}

/** Creates a file system of 8 MB in memory, which a large file fills: writes fail with ENOSPC. Needs root. */
function createSmallFileSystem(): FullDisk {
  const dataDir = mkdtempSync(join(tmpdir(), "huizhi-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", dataDir]);
  const filler = join(dataDir, "filler");
  return {
    dataDir,
    fill: () => {
      for (const size of [65_536, 512]) {
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
    },
    free: () => rmSync(filler),
    remove: () => {
      execFileSync("umount", ["--lazy", dataDir]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates a directory in which files cannot grow once it is "full": writes of the process fail with EFBIG. */
function createSizeLimit(): FullDisk {
  const dataDir = mkdtempSync(join(tmpdir(), "huizhi-disk-"));
  const setLimit = (pid: number, bytes: string) =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
  return {
    dataDir,
    fill: (pid) => setLimit(pid, String(statSync(join(dataDir, `${sqliteFileName}-wal`)).size)),
    free: (pid) => setLimit(pid, "unlimited"),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

const canMount =
  process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

/** Ways to run out of space; those that this machine cannot show are marked. */
export const fullDisks = [
  { name: "a full file system", possible: canMount, create: createSmallFileSystem },
  {
    name: "a limit of the file size",
    possible: spawnSync("prlimit", ["--version"]).status === 0,
    create: createSizeLimit,
  },
] as const;
