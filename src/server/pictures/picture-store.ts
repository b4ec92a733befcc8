import { createHash } from "node:crypto";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { openPicture, type OriginalFormat, readOriginal } from "./read-original.ts";
import { writeWhole } from "./write-whole.ts";

/** What the catalogue files of a picture's file. Width and height are those of the upright picture, in pixels. */
export interface PictureFacts {
  hash: string;
  width: number;
  height: number;
  color: string;
  format: OriginalFormat;
}

/** An original on the disk. */
export interface StoredOriginal {
  file: string;
  width: number;
  height: number;
}

export interface PictureStore {
  /**
   * Takes a file: checked, without EXIF, on the disk for good when this resolves. The same bytes again change nothing.
   * @throws PictureFault where it is none that is taken, the file system's error where it cannot be written
   */
  put: (bytes: Uint8Array) => Promise<PictureFacts>;
  /** The original of a hash, or undefined where there is none. */
  open: (hash: string) => Promise<StoredOriginal | undefined>;
  has: (hash: string) => Promise<boolean>;
}

const hashShape = /^[0-9a-f]{20}$/;

/** A picture's name: first 20 hex digits of the SHA-256 of the file as it was given. */
export const pictureHash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 20);

/** What `put` would give, without keeping anything. @throws PictureFault */
export async function pictureFacts(given: Uint8Array): Promise<PictureFacts> {
  const { bytes: _, ...facts } = await readOriginal(given);
  return { hash: pictureHash(given), ...facts };
}

/** Originals by hash in `dir`, 256 folders. Several processes and machines may share the folder. */
export function pictureStore({ dir }: { dir: string }): PictureStore {
  const fileOf = (hash: string) => join(dir, hash.slice(0, 2), hash);
  const has = async (hash: string) =>
    hashShape.test(hash) &&
    (await access(fileOf(hash)).then(
      () => true,
      () => false,
    ));
  return {
    has,
    put: async (given) => {
      const hash = pictureHash(given);
      const { bytes, ...facts } = await readOriginal(given);
      if (!(await has(hash))) await writeWhole(fileOf(hash), bytes);
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
