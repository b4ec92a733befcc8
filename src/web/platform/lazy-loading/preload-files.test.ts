import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preloadFiles } from "./preload-files.ts";

const page = new EventTarget();
beforeEach(() => void vi.stubGlobal("window", page));
afterEach(() => vi.unstubAllGlobals());

const lost = new Error("lost");
const fail = () => Promise.reject(lost);

test("returns the module, and throws why it is lost", async () => {
  expect(await preloadFiles(async () => ({ part: 1 }))).toEqual({ part: 1 });
  await expect(preloadFiles(fail)).rejects.toBe(lost);
});

test("goes on with nothing where the page loads another document in place of a lost module", async () => {
  const handle = vi.fn((event: Event) => event.preventDefault());
  page.addEventListener("vite:preloadError", handle, { once: true });
  const goOn = vi.fn();
  // What takes a part out of the module would be run with none.
  void preloadFiles<{ part: number }>(fail).then(({ part }) => goOn(part), goOn);
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(goOn).not.toHaveBeenCalled();
});
