import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Suffix of a file that is still being written. */
export const partSuffix = ".part";

/** Syncs a folder, so that a rename survives a power failure, if the file system supports it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  if (!handle) return;
  await handle.sync().catch(() => {});
  await handle.close();
}

/**
 * Writes a file atomically: an interrupted write leaves a `.part` and never a partial file under the name.
 * @throws the file system's error (ENOSPC, EACCES …) after removing the `.part`
 */
export async function writeFileAtomic(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const part = `${file}.${randomBytes(6).toString("hex")}${partSuffix}`;
  try {
    const handle = await open(part, "wx", 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
