import { expect, test, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

test("loads once for calls at the same time and later ones", async () => {
  const load = vi.fn(async () => ({}));
  const loadThing = loadOnce(load);
  const [first, second] = await Promise.all([loadThing(), loadThing()]);
  expect(first).toBe(second);
  expect(await loadThing()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a call after a failure tries again", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("lost")).mockResolvedValue("here");
  const loadThing = loadOnce(load);
  await expect(loadThing()).rejects.toThrow("lost");
  expect(await loadThing()).toBe("here");
});
