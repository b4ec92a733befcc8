import { onHydration } from "../../start/announce-hydration.ts";
import { whenIdle } from "../../when-idle.ts";

/** Milliseconds without a touch after which an idle page loads the library. */
const quietMs = 5000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Resolves when React has taken over the document. */
const whenHydrated = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.documentElement.dataset.ready === "1") resolve();
    else {
      const end = onHydration(() => {
        end();
        resolve();
      });
    }
  });

/**
 * Resolves when the library may be loaded: after the first touch, once the page has started and is idle, or after some seconds without
 * a touch. The library is a large script that blocks a phone, so the page's own start comes first.
 * @param touched resolves at the first touch
 */
export async function whenLibraryWanted(touched: Promise<void>): Promise<void> {
  let isStarting = false;
  const started = touched.then(() => {
    isStarting = true;
    return whenHydrated();
  });
  await Promise.race([started, wait(quietMs)]);
  // A page that was touched just before has its application still to load.
  if (isStarting) await started;
  await new Promise<void>((resolve) => whenIdle(resolve));
}
