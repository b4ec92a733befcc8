import { parentPort } from "node:worker_threads";
import type { FileAnswer } from "#server/files/file-renderer.ts";
import { type FileContent, renderFile } from "#server/files/render-file.ts";

// The thread in which files are rendered, one at a time; ThreadedFileRenderer starts it.
parentPort?.on("message", async (content: FileContent) => {
  const answer: FileAnswer = await renderFile(content).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  parentPort?.postMessage(answer);
});
