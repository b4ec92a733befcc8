import { describe, expect, onTestFinished, test } from "vitest";
import { type Site, startSite } from "../start-site.ts";
import { createDemandStream, submitDemand } from "./create-demand-stream.ts";
import { expectCompleteDemands } from "./expect-complete-demands.ts";
import { fullDisks } from "./full-disks.ts";

describe("a full disk", () => {
  test.each(fullDisks)(
    "$name is answered with 503 and leaves earlier demands intact",
    async ({ possible, ...disk }) => {
      if (!possible) return console.warn(`SKIPPED: ${disk.name}, which this machine does not allow.`);
      const { dataDir, fill, free, remove } = disk.create();
      let site: Site | undefined;
      onTestFinished(async () => {
        await site?.stop();
        remove();
      });
      site = await startSite(dataDir, { TRUST_PROXY: "1", DEMO: "0" });
      const { url, process: server } = site;
      const get = async (path: string) => (await fetch(url + path)).status;
      const stream = createDemandStream(() => url);
      await stream.acknowledge(30);
      fill(server.pid!);
      await expect.poll(() => submitDemand(url, 50_000)).toMatchObject({ status: 503, code: 20007, retryAfter: "5" });
      await expect.poll(() => get("/readyz"), { timeout: 10_000 }).toBe(503);
      expect([await get("/healthz"), await get("/")]).toEqual([200, 200]);
      free(server.pid!);
      await expect.poll(() => get("/readyz"), { timeout: 10_000 }).toBe(200);
      await stream.acknowledge(30);
      await stream.finish();
      expect(site.log()).toMatch(/"msg":"store unavailable"/);
      expect(site.log()).not.toMatch(/"msg":"fault"/);
      await expectCompleteDemands({ dataDir }, stream);
    },
  );
});
