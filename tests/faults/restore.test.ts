import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { describeOnBothEngines } from "../describe-on-both-engines.ts";
import { startSite } from "../start-site.ts";
import { createDemandStream } from "./create-demand-stream.ts";
import { expectCompleteDemands } from "./expect-complete-demands.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

describeOnBothEngines("a restore into the store of a running server", (engine) => {
  it("loses and doubles no demand that is submitted meanwhile, and the server goes on", async () => {
    const place = await engine.createLocation();
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "", DEMO: "0", TRUST_PROXY: "1" };
    const site = await startSite(place.dataDir, env);
    onTestFinished(() => site.stop());
    const command = (name: string, ...args: string[]) =>
      run(process.execPath, ["--disable-warning=ExperimentalWarning", `src/commands/${name}.ts`, ...args], {
        cwd: root,
        env: { ...process.env, ...env },
      });
    const file = join(place.dataDir, "of-before.jsonl.gz");
    const stream = createDemandStream(() => site.url, 1);
    await stream.acknowledge(5);
    await command("backup", file);
    await stream.acknowledge(5);
    const refused = await command("restore", file).catch((error: { code: number; stderr: string }) => error);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("数据库里已有内容") });
    await command("restore", file, "--replace");
    await stream.acknowledge(5);
    await stream.finish();
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(site.process.exitCode).toBeNull();
    expect(site.log()).not.toMatch(/"msg":"fault"/);
    await expectCompleteDemands(place, stream);
  }, 60_000);
});
