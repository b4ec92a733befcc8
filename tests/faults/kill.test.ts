import { once } from "node:events";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "../describe-on-both-engines.ts";
import { type Site, startSite } from "../start-site.ts";
import { createDemandStream } from "./create-demand-stream.ts";
import { expectCompleteDemands } from "./expect-complete-demands.ts";

const rounds = 20;

describeOnBothEngines("kill -9 of the server", (engine) => {
  it(`loses and doubles no demand in ${rounds} rounds under a stream of submissions`, async () => {
    const place = await engine.createLocation();
    const start = () =>
      startSite(place.dataDir, { TRUST_PROXY: "1", DEMO: "0", DATABASE_URL: place.databaseUrl ?? "" });
    let site: Site | undefined;
    const stream = createDemandStream(() => site?.url);
    for (let round = 0; round < rounds; round++) {
      site = await start();
      // A different number each time, so that the kill meets every step of a submission.
      await stream.acknowledge(3 + round);
      const { process: server } = site;
      site = undefined;
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      expect(await ended).toEqual([null, "SIGKILL"]);
    }
    site = await start();
    await stream.finish();
    await site.stop();
    await expectCompleteDemands(place, stream);
  }, 180_000);
});
