// npm start: installs, builds, loads the demo catalogue, starts the server and prints its address; starts it again if it dies.
import { build, install, loadDemo, serve } from "./machine.mjs";

const mode = process.argv.includes("--development") ? "development" : "production";
install();
build(mode);
await loadDemo();
const host = process.env.HOST || "127.0.0.1";
serve(mode, { LOG_LEVEL: process.env.LOG_LEVEL || "warn" }, (port) => {
  process.stdout.write(`会址已经打开：http://${host}:${port}\n`);
  if (mode === "development") process.stdout.write(`部件：http://${host}:${port}/dev/parts\n`);
});
