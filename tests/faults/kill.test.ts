import { afterAll, expect, test } from "vitest";
import { createDataDir, runProgram, type Site, startSite } from "../start-site.ts";

const rounds = 3;
const demandsEachRound = 25;
let site: Site | undefined;
afterAll(() => site?.stop());

test("every acknowledged demand is stored after kill -9", async () => {
  const dataDir = createDataDir("kill");
  runProgram(["demo/load.ts"], { DATA_DIR: dataDir });
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    site = await startSite(dataDir, { TRUST_PROXY: "1" });
    const { url, process: server } = site;
    const sent = Array.from({ length: demandsEachRound }, async (_, at) => {
      const body = {
        name: "陈女士",
        // Each request has its own client address, so that rate limits do not apply.
        mobile: `13${String(round * 1000 + at).padStart(9, "7")}`,
        cityCode: "110000",
        people: 10 + at,
        consent: true,
        clientKey: `kill-${round}-${at}-key`,
      };
      const answer = await fetch(`${url}/api/common/caseSubmit`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `10.0.${round}.${at}` },
        body: JSON.stringify(body),
      });
      const { code, data } = (await answer.json()) as { code: number; data: { reference: string } };
      if (code === 2000) acknowledged.push(data.reference);
      if (acknowledged.length === round * 12 + 12) server.kill("SIGKILL");
    });
    await Promise.allSettled(sent);
    await new Promise((resolve) =>
      server.exitCode === null && server.signalCode === null ? server.once("exit", resolve) : resolve(undefined),
    );
    site = undefined;
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 12);
  const stored = JSON.parse(runProgram(["src/commands/demands.ts", "list", "--json"], { DATA_DIR: dataDir })) as {
    reference: string;
  }[];
  const there = new Set(stored.map((row) => row.reference));
  expect(acknowledged.filter((reference) => !there.has(reference))).toEqual([]);
}, 120_000);
