import { parentPort, workerData } from "node:worker_threads";
import type { Verdict } from "./check-costs.ts";

// Its other backends are a native program and a Java program.
process.env.RECHECK_BACKEND = "pure";
const { checkSync } = await import("recheck");

parentPort?.on("message", ({ source, flags }: { source: string; flags: string }) => {
  const found = checkSync(source, flags, workerData);
  const verdict: Verdict =
    found.status === "safe"
      ? "safe"
      : found.status === "vulnerable"
        ? { cost: found.complexity.summary, attack: found.attack.pattern }
        : { cost: `unknown: ${found.error.kind}`, attack: "" };
  parentPort?.postMessage(verdict);
});
