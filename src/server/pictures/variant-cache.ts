import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { partSuffix, writeFileAtomic } from "./write-file-atomic.ts";

/** Age after which a `.part` file is considered abandoned. */
const staleMs = 60_000;

/** Files up to this size are read at once, which is cheaper than a stream. */
const maxBufferedBytes = 128 * 1024;

/** Response body: call `read` or `close` exactly once. A stream closes itself, also if it is not read to the end. */
export interface Body {
  size: number;
  read: () => Promise<Buffer | Readable>;
  close: () => Promise<void>;
}

interface ListedFile {
  name: string;
  size: number;
  used: number;
}

/**
 * LRU cache of files by name in a folder of bounded size. The folder may be deleted at any time; partially written files
 * are never served.
 */
export class VariantCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Sizes by name, in the order of their last use. */
  readonly #sizes = new Map<string, number>();
  readonly #listed: Promise<void>;
  #bytes = 0;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#listed = this.#list();
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Returns whether a file is cached, as far as this process knows. */
  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  /** Opens a file, or returns undefined if it is not cached. */
  async open(name: string): Promise<Body | undefined> {
    const handle = await open(this.#fileOf(name), "r").catch(() => undefined);
    if (!handle) {
      this.#forget(name);
      return undefined;
    }
    const { size } = await handle.stat();
    this.#note(name, size);
    const close = () => handle.close();
    const read = async () => (size > maxBufferedBytes ? handle.createReadStream() : handle.readFile().finally(close));
    return { size, read, close };
  }

  /** Stores a file and evicts others beyond the size limit. @throws the file system's error */
  async set(name: string, bytes: Uint8Array): Promise<void> {
    await this.#listed;
    if (bytes.length > this.#maxBytes) return;
    await writeFileAtomic(this.#fileOf(name), bytes);
    this.#note(name, bytes.length);
    await this.#shrink();
  }

  /** Resolves when the initial folder listing is done. */
  ready(): Promise<void> {
    return this.#listed;
  }

  #fileOf(name: string): string {
    return join(this.#folder, name.slice(0, 2), name);
  }

  #note(name: string, size: number): void {
    this.#forget(name);
    this.#sizes.set(name, size);
    this.#bytes += size;
  }

  #forget(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }

  async #shrink(): Promise<void> {
    for (const [name] of this.#sizes) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(name);
      await rm(this.#fileOf(name), { force: true });
    }
  }

  /** Lists the folder by last use, oldest first, from the files' access times, which survive a restart. */
  async #list(): Promise<void> {
    const names = await readdir(this.#folder, { recursive: true }).catch(() => []);
    const found: ListedFile[] = [];
    for (const relative of names) {
      const file = join(this.#folder, relative);
      const facts = await stat(file).catch(() => undefined);
      if (!facts?.isFile()) continue;
      const used = Math.max(facts.atimeMs, facts.mtimeMs);
      if (!relative.endsWith(partSuffix)) found.push({ name: relative.slice(3), size: facts.size, used });
      else if (Date.now() - facts.mtimeMs > staleMs) await rm(file, { force: true });
    }
    const usedMeanwhile = [...this.#sizes];
    for (const { name, size } of found.sort((a, b) => a.used - b.used)) this.#note(name, size);
    for (const [name, size] of usedMeanwhile) this.#note(name, size);
    await this.#shrink();
  }
}
