import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { isRunning, listChildProcesses } from "../list-child-processes.ts";
import { createDataDir } from "../start-site.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const machine = JSON.stringify(join(root, "scripts/machine.mjs"));
/** The last step of `npm start`: those before would build again what other tests run. */
const program = `import { serve } from ${machine};
serve("production", {}, (port) => console.log("会址已经打开：http://127.0.0.1:" + port));`;

/** Runs the program on an empty store. `count` counts a text in its output. */
function start(suite: string, env: Record<string, string>) {
  const started: ChildProcess = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: root,
    env: { ...process.env, DATA_DIR: createDataDir(suite), DEMO: "0", HOST: "127.0.0.1", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void started.kill("SIGKILL"));
  let output = "";
  for (const stream of [started.stdout, started.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
  return { program: started, getOutput: () => output, count: (text: string) => output.split(text).length - 1 };
}

/** Waits longer than the pauses between starts. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 50_000 });

test("npm start starts a server that died again, and ends with it on SIGTERM", async () => {
  const { program, getOutput, count } = start("restart", {});
  for (const [kills, pause] of [1, 2].entries()) {
    await eventually(() => count("会址已经打开")).toBe(kills + 1);
    const [server] = listChildProcesses(program.pid!);
    process.kill(server!, "SIGKILL");
    await eventually(getOutput).toContain(`会址意外退出（SIGKILL），${pause} 秒后重新启动。`);
  }
  await eventually(() => count("会址已经打开")).toBe(3);
  const url = [...getOutput().matchAll(/会址已经打开：(\S+)/g)].at(-1)![1]!;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const [server] = listChildProcesses(program.pid!);
  program.kill("SIGTERM");
  expect(await once(program, "exit")).toEqual([0, null]);
  expect(isRunning(server!)).toBe(false);
});

test.each([
  ["a port that is taken", {}, /^Port \d+ of 127\.0\.0\.1 is taken: set PORT to another\.$/m],
  ["an environment that is not usable", { PORT: "many" }, /^PORT: /m],
])("npm start does not repeat a start with %s", async (_name, env, message) => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const { program, getOutput } = start("restart-fault", { PORT: String(port), ...env });
  expect(await once(program, "exit")).toEqual([78, null]);
  expect(getOutput()).toMatch(message);
  expect(getOutput()).not.toMatch(/重新启动|^ {4}at /m);
});

test("the pauses double up to 30 seconds, and begin anew after a minute of running", async () => {
  // A variable, since the scripts have no types.
  const file = join(root, "scripts/supervise.mjs");
  const { createPauses } = (await import(file)) as { createPauses: () => (ranMs: number) => number };
  const getPause = createPauses();
  const pauses = [0, 0, 0, 0, 0, 0, 59_000, 60_000, 0].map((ranMs) => getPause(ranMs) / 1000);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 1, 2]);
});
