import { onHydration } from "../../start/announce-hydration.ts";
import { whenIdle } from "../../when-idle.ts";

/** Milliseconds without a visitor after which an idle page loads the library by itself. */
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
 * Resolves when the library may be loaded: its 180 kB of script occupy a phone for a tenth of a second, which the page's own start comes before.
 * That is after the first touch, once the page has started and is idle, or after some quiet seconds.
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
