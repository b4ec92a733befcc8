import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { partEnding, writeWhole } from "./write-whole.ts";

/** A `.part` older than this was left by a process that is gone. */
const staleMs = 60_000;

/** Files up to this size are read at once: that costs less than a stream. */
const smallFile = 128 * 1024;

/** Bytes to answer with: `read` them or `close` them, once. A stream closes itself, also where nobody reads on. */
export interface Body {
  size: number;
  read: () => Promise<Buffer | Readable>;
  close: () => Promise<void>;
}

interface Found {
  name: string;
  size: number;
  used: number;
}

/**
 * Files by name in a folder of bounded bytes; the ones longest unused go first. The folder may be deleted at any time,
 * and what a killed process left half written is never served.
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

  /** The file, open, or undefined where there is none. */
  async open(name: string): Promise<Body | undefined> {
    const handle = await open(this.#fileOf(name), "r").catch(() => undefined);
    if (!handle) {
      this.#forget(name);
      return undefined;
    }
    const { size } = await handle.stat();
    this.#note(name, size);
    const close = () => handle.close();
    const read = async () => (size > smallFile ? handle.createReadStream() : handle.readFile().finally(close));
    return { size, read, close };
  }

  /** Keeps a file, and lets others go where there is no more room. @throws the file system's error */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.#listed;
    if (bytes.length > this.#maxBytes) return;
    await writeWhole(this.#fileOf(name), bytes);
    this.#note(name, bytes.length);
    await this.#shrink();
  }

  /** Resolves when what the folder held at the start is known. */
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

  /** Reads what there is, oldest use first; a file's time of access outlasts the process. */
  async #list(): Promise<void> {
    const names = await readdir(this.#folder, { recursive: true }).catch(() => []);
    const found: Found[] = [];
    for (const relative of names) {
      const file = join(this.#folder, relative);
      const facts = await stat(file).catch(() => undefined);
      if (!facts?.isFile()) continue;
      const used = Math.max(facts.atimeMs, facts.mtimeMs);
      if (!relative.endsWith(partEnding)) found.push({ name: relative.slice(3), size: facts.size, used });
      else if (Date.now() - facts.mtimeMs > staleMs) await rm(file, { force: true });
    }
    const usedMeanwhile = [...this.#sizes];
    for (const { name, size } of found.sort((a, b) => a.used - b.used)) this.#note(name, size);
    for (const [name, size] of usedMeanwhile) this.#note(name, size);
    await this.#shrink();
  }
}
