import { expect, test, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

test("loads once for calls at the same time and later ones", async () => {
  const load = vi.fn(async () => ({}));
  const once = loadOnce(load);
  const [first, second] = await Promise.all([once(), once()]);
  expect(first).toBe(second);
  expect(await once()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a call after a failure tries again", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("lost")).mockResolvedValue("here");
  const once = loadOnce(load);
  await expect(once()).rejects.toThrow("lost");
  expect(await once()).toBe("here");
});
