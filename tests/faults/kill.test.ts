import { once } from "node:events";
import { expect, it } from "vitest";
import { createSharedListStore } from "#server/store/shared-list-store.ts";
import { createEventStore } from "#server/store/event-store.ts";
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

  it("loses no event of a visit that it has acknowledged", async () => {
    const place = await engine.createLocation();
    const site = await startSite(place.dataDir, { DEMO: "0", DATABASE_URL: place.databaseUrl ?? "" });
    const acknowledged = new Set<string>();
    const report = async (at: number): Promise<void> => {
      const id = `a-browser-with-the-number-${at}`;
      const body = JSON.stringify({ type: "track", event: "$pageview", distinct_id: id });
      const answer = await fetch(`${site.url}/api/sensor/report`, { method: "POST", body }).catch(() => undefined);
      if (answer?.ok) acknowledged.add(id);
      if (acknowledged.size === 150) site.process.kill("SIGKILL");
    };
    const ended = once(site.process, "exit");
    // Waves, so that the kill meets one that is being written.
    const waves = Array.from({ length: 8 }, (_, wave) => Array.from({ length: 50 }, (__, at) => wave * 50 + at));
    for (const wave of waves) await Promise.all(wave.map(report));
    expect(await ended).toEqual([null, "SIGKILL"]);
    const stored = new Set<string>();
    for await (const { distinctId } of createEventStore(await engine.open(place)).each({})) stored.add(distinctId);
    expect(acknowledged.size).toBeGreaterThanOrEqual(150);
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  });

  it("loses no shared list and no opinion that it has acknowledged", async () => {
    const place = await engine.createLocation();
    const site = await startSite(place.dataDir, { TRUST_PROXY: "1", DEMO: "0", DATABASE_URL: place.databaseUrl ?? "" });
    const acknowledged = new Map<string, string>();
    const post = async (at: number, path: string, body: object) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": `10.1.0.${at}` };
      const answer = await fetch(`${site.url}/api/sharedList/${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return ((await answer.json()) as { data: { code: string; opinionId: string } }).data;
    };
    const share = async (at: number): Promise<void> => {
      const secret = String(at).padStart(32, "s");
      const { code } = await post(at, "share", { secret, items: [{ siteId: "1", spaceCode: "11" }] });
      const opinion = { surname: "赵", marks: { "11": "choice" } };
      const { opinionId } = await post(at, "giveOpinion", { code, key: secret, opinion });
      acknowledged.set(code, opinionId);
      if (acknowledged.size === 60) site.process.kill("SIGKILL");
    };
    const ended = once(site.process, "exit");
    const waves = Array.from({ length: 8 }, (_, wave) => Array.from({ length: 20 }, (__, at) => wave * 20 + at));
    for (const wave of waves) await Promise.all(wave.map((at) => share(at).catch(() => undefined)));
    expect(await ended).toEqual([null, "SIGKILL"]);
    const lists = createSharedListStore(await engine.open(place));
    expect(acknowledged.size).toBeGreaterThanOrEqual(60);
    for (const [code, id] of acknowledged) expect(await lists.byCode(code)).toMatchObject({ opinions: [{ id }] });
  });
});
