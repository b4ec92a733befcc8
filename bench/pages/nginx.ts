import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A file that nginx serves with these headers. */
export interface ServedFile {
  path: string;
  body: Buffer;
  headers: Record<string, string>;
}

export interface Nginx {
  port: number;
  version: string;
  /** Process id of its only worker. */
  workerPid: number;
  stop: () => Promise<void>;
}

const program = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find((path) =>
  existsSync(path),
);

/** Headers that nginx sets itself. */
const ownHeaders = new Set(["content-type", "content-length", "date", "connection", "keep-alive", "server"]);
const quote = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;

function formatLocation({ path, headers }: ServedFile, at: number): string {
  const lines = Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} ${quote(value)};`);
  return `location = ${path} { try_files /${at} =404; default_type ${quote(headers["content-type"] ?? "text/html")}; ${lines.join(" ")} }`;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Returns the process id of nginx's worker, which its master has started by then. */
async function findWorker(master: ChildProcess): Promise<number> {
  const file = `/proc/${master.pid}/task/${master.pid}/children`;
  for (let tries = 0; tries < 100; tries++) {
    const [pid] = readFileSync(file, "utf8").trim().split(" ");
    if (pid) return Number(pid);
    await sleep(50);
  }
  throw new Error("nginx started no worker.");
}

/**
 * Starts nginx with one worker, on loopback, serving these files from the system's page cache with sendfile and without a log, which is its
 * quickest way. Returns undefined where it is not installed.
 */
export async function startNginx(folder: string, files: readonly ServedFile[]): Promise<Nginx | undefined> {
  if (!program) return undefined;
  const version = spawnSync(program, ["-v"], { encoding: "utf8" }).stderr.trim().replace("nginx version: ", "");
  mkdirSync(join(folder, "files"), { recursive: true });
  for (const [at, { body }] of files.entries()) writeFileSync(join(folder, "files", String(at)), body);
  const port = await findFreePort();
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; etag off; keepalive_requests 1000000000; open_file_cache max=100;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; types {}
  server { listen 127.0.0.1:${port}; root ${folder}/files; ${files.map(formatLocation).join("\n")} }
}`;
  writeFileSync(join(folder, "nginx.conf"), config);
  const master = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")]);
  const ended = once(master, "exit");
  const workerPid = await findWorker(master);
  return {
    port,
    version,
    workerPid,
    stop: async () => {
      master.kill("SIGQUIT");
      await ended;
    },
  };
}
