import { requestLimits } from "../request-limits.ts";

/** A file that the server no longer has: a new release replaced it. */
export class ReplacedFileError extends Error {}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Fetches a file to its end, so that the browser has it. @throws ReplacedFileError; Error where it cannot be fetched */
async function fetchFile(file: string, priority: RequestPriority): Promise<void> {
  const answer = await fetch(file, { priority, signal: AbortSignal.timeout(requestLimits.timeoutMs) });
  await answer.arrayBuffer();
  if (answer.status === 404) throw new ReplacedFileError(file);
  if (!answer.ok) throw new Error(`${file}: HTTP ${answer.status}`);
}

/**
 * Fetches all files at once without running them, each once more where that fails: a module that could not be loaded would stay
 * so for as long as the document lives.
 * @throws ReplacedFileError, Error
 */
export async function fetchFiles(files: readonly string[], priority: RequestPriority = "high"): Promise<void> {
  const fetchTwice = (file: string) =>
    fetchFile(file, priority).catch(async (error: unknown) => {
      if (error instanceof ReplacedFileError || !navigator.onLine) throw error;
      await wait(requestLimits.retryMs);
      return fetchFile(file, priority);
    });
  await Promise.all(files.map(fetchTwice));
}
