import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The built server of this checkout, running on a free loopback port with its own data directory. */
export interface Site {
  url: string;
  dataDir: string;
  /** Returns the output on stdout and stderr so far. */
  log: () => string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** Creates an empty data directory for a suite. */
export function createDataDir(suite: string): string {
  const directory = join(root, "node_modules/.cache/huizhi/data", suite);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  return directory;
}

/** Runs a program of the project and returns its stdout. @throws Error with its output if it fails */
export function runProgram(args: string[], env: Record<string, string> = {}): string {
  const done = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (done.status !== 0) throw new Error(`${args.join(" ")} ended with ${done.status}\n${done.stdout}\n${done.stderr}`);
  return done.stdout;
}

/** Starts the built server, or several processes of it (WORKERS), and waits until it listens. @throws Error if it is not built, or ends */
export async function startSite(dataDir: string, env: Record<string, string> = {}): Promise<Site> {
  const server = join(root, "dist/server", Number(env.WORKERS) > 1 ? "workers.js" : "server.js");
  if (!existsSync(server)) {
    throw new Error(`${server} is missing: run \`npm run build\`.`);
  }
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", server], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "info",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    text += chunk;
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    text += chunk;
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message: { listening: number }) => resolve(message.listening));
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.\n${text}`)));
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    log: () => text,
    process: child,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
