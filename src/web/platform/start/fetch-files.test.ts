import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFiles, ReplacedFileError } from "./fetch-files.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers each file with these statuses, one after another; 0 fails. Returns the files in the order of their requests. */
function stubFetch(statuses: Record<string, number[]>): string[] {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (file: string) => {
    requests.push(file);
    const status = statuses[file]!.shift()!;
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response("", { status });
  });
  return requests;
}

/** Returns how fetching the files ends. */
async function getOutcome(files: string[]): Promise<unknown> {
  const outcome = fetchFiles(files).then(
    () => "fetched",
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

test("fetches all files at once, and one that fails once more", async () => {
  const requests = stubFetch({ a: [200], b: [0, 200], c: [503, 200] });
  expect(await getOutcome(["a", "b", "c"])).toBe("fetched");
  expect(requests).toEqual(["a", "b", "c", "b", "c"]);
});

test("fails where a file fails twice, without waiting where there is no network", async () => {
  stubFetch({ a: [0, 0] });
  expect(await getOutcome(["a"])).toBeInstanceOf(TypeError);
  vi.stubGlobal("navigator", { onLine: false });
  const requests = stubFetch({ a: [0, 200] });
  expect(await getOutcome(["a"])).toBeInstanceOf(TypeError);
  expect(requests).toEqual(["a"]);
});

test("a file that the server no longer has is not asked for again", async () => {
  const requests = stubFetch({ a: [404, 200] });
  expect(await getOutcome(["a"])).toBeInstanceOf(ReplacedFileError);
  expect(requests).toEqual(["a"]);
});
