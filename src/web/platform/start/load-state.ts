import { parseStatePath } from "#contract/page-start.ts";
import { requestLimits } from "../request-limits.ts";

declare global {
  interface Window {
    /** Version of the state that was loaded. */
    stateVersion?: string;
  }
}

/** Loads a script once. @throws Error where it cannot be loaded in time */
const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const end = (finish: () => void) => () => {
      clearTimeout(timer);
      // The script removes itself when it runs; one that never runs is removed here.
      script.remove();
      finish();
    };
    const fail = end(() => reject(new Error(`${src} was not loaded.`)));
    const timer = setTimeout(fail, requestLimits.timeoutMs);
    script.onload = end(resolve);
    script.onerror = fail;
    script.src = src;
    document.head.append(script);
  });

let loading: Promise<void> | undefined;

/** Loads the page's state, a script that defines `$_TSR`, unless it is here; once more where that fails. @throws Error */
export async function loadState(src: string): Promise<void> {
  if ("$_TSR" in window) return;
  loading ??= loadScript(src)
    .catch(() => loadScript(src))
    .finally(() => {
      loading = undefined;
    });
  await loading;
  if (!("$_TSR" in window)) throw new Error(`${src} has no state.`);
}

/** Returns whether the loaded state is of another version than the one that the document names. */
export const isOtherState = (src: string | undefined): boolean =>
  src !== undefined && parseStatePath(src)?.version !== window.stateVersion;
