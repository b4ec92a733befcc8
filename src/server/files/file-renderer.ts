import { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import type { FileContent } from "./render-file.ts";

/** Files that wait for their turn: one is rendered at a time, in about half a second. */
const mostWaiting = 8;
/** Milliseconds after which a thread that renders nothing ends, and after which a rendering has failed. */
const defaultIdleMs = 60_000;
const deadlineMs = 20_000;
/** Megabytes of the heap of the thread: several times what a file takes; beyond them the thread ends with an error. */
const maxHeapMb = 512;

/** Error for a file that cannot be rendered soon, since too many others wait before it. */
export class FileBusyError extends Error {
  constructor() {
    super("too many files wait to be rendered");
    this.name = "FileBusyError";
  }
}

export interface FileRenderer {
  /**
   * Renders a file when its turn comes; `load` is called then.
   * @throws FileBusyError where too many wait already, else what `load` throws, or why it could not be rendered
   */
  render: (load: () => Promise<FileContent>) => Promise<Uint8Array>;
}

/** What the thread answers. */
export type FileAnswer = { bytes: Uint8Array } | { fault: string };

/**
 * Renders files in a thread of its own, so that pages are answered meanwhile. The thread, which loads library and fonts, starts
 * with the first file and ends when none was asked for in a while; it never keeps the process alive.
 */
export class ThreadedFileRenderer implements FileRenderer {
  readonly #script: string;
  readonly #idleMs: number;
  readonly #queue = new PQueue({ concurrency: 1 });
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** `script` is the path of the built thread, `src/entry/file-worker.ts`. */
  constructor(script: string, idleMs: number = defaultIdleMs) {
    this.#script = script;
    this.#idleMs = idleMs;
  }

  /** Whether the thread runs. */
  get isLoaded(): boolean {
    return this.#thread !== undefined;
  }

  async render(load: () => Promise<FileContent>): Promise<Uint8Array> {
    if (this.#queue.pending > 0 && this.#queue.size >= mostWaiting) throw new FileBusyError();
    return this.#queue.add(async () => this.#renderInThread(await load()));
  }

  #start(): Worker {
    const thread = new Worker(this.#script, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    thread.unref();
    const forget = () => {
      if (this.#thread === thread) this.#thread = undefined;
    };
    // The rendering under way learns of it by its own listeners.
    thread.on("error", forget).on("exit", forget);
    return thread;
  }

  async #renderInThread(content: FileContent): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const { promise, resolve, reject } = Promise.withResolvers<FileAnswer>();
    const onExit = () => reject(new Error("the thread that renders files ended"));
    const deadline = setTimeout(() => {
      reject(new Error("a file took too long to render"));
      void this.#end();
    }, deadlineMs);
    thread.once("message", resolve).once("error", reject).once("exit", onExit);
    thread.postMessage(content);
    try {
      const answer = await promise;
      if ("fault" in answer) throw new Error(`a file could not be rendered: ${answer.fault}`);
      return answer.bytes;
    } finally {
      clearTimeout(deadline);
      thread.off("message", resolve).off("error", reject).off("exit", onExit);
      this.#idle = setTimeout(() => void this.#end(), this.#idleMs).unref();
    }
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }
}
