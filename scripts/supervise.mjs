// Restarts a process that died. Runs on any Node from 20.
import { constants } from "node:os";

const firstPauseMs = 1000;
const maxPauseMs = 30_000;
/** A process that ran this long starts the pauses anew. */
const stableMs = 60_000;
/** Exit code for settings that do not work: another start would end the same way. */
const configurationFault = 78;

/** Returns the function that gives the pauses between starts: 1, 2, 4 … 30 seconds, from 1 again after a minute of running. */
export function createPauses() {
  let next = firstPauseMs;
  return (ranMs) => {
    const pause = ranMs >= stableMs ? firstPauseMs : next;
    next = Math.min(pause * 2, maxPauseMs);
    return pause;
  };
}

/**
 * Starts a process, again after a pause whenever it dies, and ends with its code when it ended itself, was told to by SIGTERM
 * or SIGINT, or cannot use its settings. Forwards both signals to it.
 * @param start starts the process and returns it
 */
export function supervise(start) {
  const getPause = createPauses();
  let child;
  let timer;
  let ending = false;
  const run = () => {
    timer = undefined;
    const began = Date.now();
    child = start();
    child.on("exit", (code, signal) => {
      const status = code ?? 128 + constants.signals[signal];
      if (code === configurationFault) process.stderr.write("配置有误，没有启动，改好后请重新运行。\n");
      if (ending || code === 0 || code === configurationFault || signal === "SIGTERM" || signal === "SIGINT")
        process.exit(status);
      const pause = getPause(Date.now() - began);
      process.stderr.write(`会址意外退出（${signal ?? `代码 ${code}`}），${pause / 1000} 秒后重新启动。\n`);
      timer = setTimeout(run, pause);
    });
  };
  const forward = (signal, isForwarded) => {
    ending = true;
    if (timer) process.exit(0);
    if (isForwarded) child.kill(signal);
  };
  process.on("SIGTERM", () => forward("SIGTERM", true));
  // A terminal sends Ctrl-C to the process too; forwarding it again would abort the graceful shutdown.
  process.on("SIGINT", () => forward("SIGINT", !process.stdin.isTTY));
  run();
}
