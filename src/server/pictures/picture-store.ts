import { createHash } from "node:crypto";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { openPicture, type OriginalFormat, readOriginal } from "./read-original.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

/** Facts of a picture that the catalogue stores. Width and height of the upright picture, in pixels. */
export interface PictureFacts {
  hash: string;
  width: number;
  height: number;
  color: string;
  format: OriginalFormat;
}

/** A stored original with its path and size in pixels. */
interface StoredOriginal {
  file: string;
  width: number;
  height: number;
}

export interface PictureStore {
  /**
   * Validates a file and stores it durably without EXIF. Storing the same bytes again changes nothing.
   * @throws PictureFault if the file is rejected; the file system's error if it cannot be written
   */
  add: (bytes: Uint8Array) => Promise<PictureFacts>;
  /** Returns the original with this hash, or undefined. */
  open: (hash: string) => Promise<StoredOriginal | undefined>;
  has: (hash: string) => Promise<boolean>;
}

const hashPattern = /^[0-9a-f]{20}$/;

/** Returns a picture's name: the first 20 hex digits of the SHA-256 of the file as received. */
export const hashPicture = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 20);

/** Returns what `add` would return, without storing anything. @throws PictureFault */
export async function readPictureFacts(given: Uint8Array): Promise<PictureFacts> {
  const { bytes: _, ...facts } = await readOriginal(given);
  return { hash: hashPicture(given), ...facts };
}

/** Creates a store of originals by hash in 256 folders of `dir`. Several processes and machines may share it. */
export function createPictureStore({ dir }: { dir: string }): PictureStore {
  const fileOf = (hash: string) => join(dir, hash.slice(0, 2), hash);
  const has = async (hash: string) =>
    hashPattern.test(hash) &&
    (await access(fileOf(hash)).then(
      () => true,
      () => false,
    ));
  return {
    has,
    add: async (given) => {
      const hash = hashPicture(given);
      const { bytes, ...facts } = await readOriginal(given);
      if (!(await has(hash))) await writeFileAtomic(fileOf(hash), bytes);
      return { hash, ...facts };
    },
    open: async (hash) => {
      if (!(await has(hash))) return undefined;
      const file = fileOf(hash);
      const { width, height } = await openPicture(file).metadata();
      return { file, width, height };
    },
  };
}
