import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isRunning, listChildProcesses } from "./list-child-processes.ts";

/** A PostgreSQL server of the tests. */
export interface Postgres {
  url: string;
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => Promise<string>;
  /** Ends every process of the server as a power cut would (SIGKILL), and waits until they are gone. */
  kill: () => Promise<void>;
  /** Starts the server again on the same data and port after `kill`. */
  restart: () => Promise<void>;
  /** Stops every process of the server in its tracks (SIGSTOP): connections stay open and nothing is answered. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
  /** Has the server ended and its data removed by a process of its own, for a process that ends at once. */
  abandon: () => void;
}

const debianFolder = "/usr/lib/postgresql";

/** Returns the folder of PostgreSQL's programs, or undefined if it is not installed. */
export function findPostgresPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** Returns the user to run PostgreSQL as if the current one is root, which initdb refuses. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const user = users.find((line) => line.startsWith("postgres:")) ?? users.find((line) => line.startsWith("nobody:"));
  const [, , uid, gid] = user?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createSocketServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

async function waitUntilReady(url: string, server: ChildProcess, getOutput: () => string): Promise<void> {
  for (let tries = 0; tries < 1500; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.\n${getOutput()}`);
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    const ready = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (ready) return;
    await sleep(20);
  }
  throw new Error(`PostgreSQL did not come up.\n${getOutput()}`);
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return url.replace(/\/postgres$/, `/${name}`);
}

/** Sends a signal to processes; those that are gone already are left out. */
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

/** Starts the server's processes and waits until they accept connections; `start` may be called again after `kill`. */
function createProcesses(program: string, args: string[], url: string, options: SpawnOptions) {
  let server: ChildProcess;
  let output = "";
  const list = () => [server.pid!, ...listChildProcesses(server.pid!)];
  const quit = () => server.kill("SIGQUIT");
  process.once("exit", quit);
  return {
    start: async () => {
      server = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
      for (const stream of [server.stdout, server.stderr])
        stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
      await waitUntilReady(url, server, () => output);
    },
    kill: async () => {
      const pids = list();
      signalAll(pids, "SIGKILL");
      // One that is dead but not yet reaped still counts for the next server, which finds its lock file.
      while (pids.some(isRunning) || (server.exitCode ?? server.signalCode) === null) await sleep(10);
    },
    getPid: () => server.pid!,
    freeze: () => signalAll(list(), "SIGSTOP"),
    thaw: () => signalAll(list(), "SIGCONT"),
    stop: async () => {
      process.off("exit", quit);
      if (!isRunning(server.pid!)) return;
      const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
      server.kill("SIGINT");
      await ended;
    },
  };
}

/**
 * Starts PostgreSQL on a free loopback port, in a temporary folder that `stop` removes. Commits are synced to disk, as in
 * operation. Returns undefined if PostgreSQL is not installed.
 * @param more additional server settings
 * @throws Error if the server does not start
 */
export async function startPostgres(more: Record<string, string> = {}): Promise<Postgres | undefined> {
  const programs = findPostgresPrograms();
  if (!programs) return undefined;
  const user = findUnprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "huizhi-pg-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const initialized = spawnSync(join(programs, "initdb"), options, { ...user, cwd: folder, encoding: "utf8" });
  if (initialized.status !== 0)
    throw new Error(`initdb ended with ${initialized.status}.\n${initialized.stdout}\n${initialized.stderr}`);
  const port = await findFreePort();
  const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: folder, max_connections: "60", ...more };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const server = createProcesses(join(programs, "postgres"), ["-D", data, "-p", String(port), ...args], url, {
    ...user,
    cwd: folder,
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const abandon = () => {
    const end = 'kill -QUIT "$0"; while kill -0 "$0" 2>/dev/null; do sleep 0.1; done; rm -rf "$1"';
    spawn("sh", ["-c", end, String(server.getPid()), folder], { detached: true, stdio: "ignore" }).unref();
  };
  const { kill, freeze, thaw, start: restart } = server;
  return { url, createDatabase: (name) => createDatabase(url, name), kill, restart, freeze, thaw, stop, abandon };
}
