import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** A PostgreSQL server of the tests. */
export interface Postgres {
  url: string;
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => Promise<string>;
  stop: () => Promise<void>;
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
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

async function waitUntilReady(url: string, server: ChildProcess, getOutput: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.\n${getOutput()}`);
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    const ready = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (ready) return;
    await sleep(100);
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

/**
 * Starts PostgreSQL on a free loopback port, in a temporary folder that `stop` removes. Returns undefined if PostgreSQL
 * is not installed.
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
  const settings = [
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    `unix_socket_directories=${folder}`,
    "-c",
    "max_connections=60",
    ...Object.entries(more).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const server = spawn(join(programs, "postgres"), ["-D", data, "-p", String(port), ...settings], {
    ...user,
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilReady(url, server, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, createDatabase: (name) => createDatabase(url, name), stop };
}
