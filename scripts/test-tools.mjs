// Installs the browser and the database server for the tests from Debian packages if they are missing.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const has = (command) => spawnSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" }).status === 0;
const debian = () => has("apt-get") && process.getuid?.() === 0;

function aptInstall(packages) {
  if (!debian()) return false;
  process.stdout.write(`· 安装测试工具：${packages.join("、")}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (args) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  const installArgs = ["install", "-y", "-q", "--no-install-recommends", ...packages];
  return run(installArgs) || (run(["update", "-q"]) && run(installArgs));
}

/** Installs Chromium, its headless shell and a Chinese font, for the end-to-end tests and screenshots. */
export function installBrowser() {
  const missing = process.env.CHROMIUM || has("chromium") ? [] : ["chromium"];
  if (spawnSync("sh", ["-c", "fc-list :lang=zh | grep -q ."]).status !== 0)
    missing.push("fonts-noto-cjk", "fontconfig");
  if (missing.length > 0 && !aptInstall(missing))
    process.stderr.write(`skipped: cannot install ${missing.join(", ")}\n`);
  // A package of its own since Debian 12; the tests do without.
  if (!process.env.CHROMIUM && !has("chromium-headless-shell")) aptInstall(["chromium-headless-shell"]);
}

/** Installs PostgreSQL; the tests start their own server and report `skipped` without it. */
export function installPostgres() {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  if (has("initdb") || versions.some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))) return;
  if (!aptInstall(["postgresql"])) process.stderr.write("skipped: cannot install postgresql\n");
}
