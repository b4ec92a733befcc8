import type { PageStart } from "#contract/page-start.ts";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { isFastConnection, prefersReducedData, readConnection } from "../device/read-connection.ts";
import { listSheets, loadSheets } from "../lazy-loading/load-sheets.ts";
import { reloadForRelease } from "../navigation/install-reload-guard.ts";
import { whenIdle } from "../when-idle.ts";
import { capturePresses } from "./touches/capture-presses.ts";
import { fetchFiles, ReplacedFileError } from "./fetch-files.ts";
import { onHydration } from "./announce-hydration.ts";
import { loadState } from "./load-state.ts";
import { needsStart, whenUnfilledVisible } from "./needs-start.ts";
import { recordTypedValues, watchComposition, whenComposed } from "./touches/record-typed-values.ts";
import { rememberRootAttributes } from "./remember-root-attributes.ts";
import { sendByBrowser } from "./send-by-browser.ts";
import { scrollRowsToCurrent } from "../navigation/scroll-to-current.ts";
import { showFarPictures } from "./show-far-pictures.ts";
import { storeOwnDemand } from "./touches/add-carried-demand.ts";
import { takeEarlyTouches } from "./touches/take-early-touches.ts";
import { watchTouches } from "./touches/watch-touches.ts";

/** Milliseconds after a failure in which only a press tries again, and no other touch. */
const pauseMs = 3000;

export interface PageToStart {
  start: PageStart;
  config: RuntimeConfig;
  /** Loads the application, whose files are here, and lets React take over the document. */
  run: () => Promise<void>;
  /** Notifies the visitor that a press had no effect; without a text removes the message. */
  notify: (text?: string) => void;
}

/** Creates what loads and runs the application: at most once at a time, and again after a failure. */
function createBootstrap({ start, run, notify }: PageToStart, presses: ReturnType<typeof capturePresses>) {
  let isRunning = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  const begin = async () => {
    isRunning = true;
    notify();
    try {
      await Promise.all([fetchFiles(start.files), loadSheets(), start.state !== undefined && loadState(start.state)]);
      await whenComposed();
      await run();
    } catch (error) {
      isRunning = false;
      failedAt = performance.now();
      const form = presses.findForm();
      if (form && (await sendByBrowser(form))) return;
      if (error instanceof ReplacedFileError && reloadForRelease()) return;
      if (presses.drop()) notify(start.offline);
    }
  };
  return {
    /** Starts the application, unless it is being started or has just failed. */
    start: () => {
      if (!isRunning && performance.now() - failedAt >= pauseMs) void begin();
    },
    /** Starts it also where it has just failed: the visitor wants something. */
    startAgain: () => {
      if (!isRunning) void begin();
    },
  };
}

/** Fetches the files of the application before a touch, without running them, on connections where that costs the visitor nothing. */
function fetchEarly({ files, state, early }: PageStart): void {
  const isForm = early === "fetched";
  if (isForm ? prefersReducedData() : !isFastConnection(readConnection())) return;
  // Without network it comes at the first touch.
  const ignore = () => undefined;
  fetchFiles([...files, ...listSheets()], "low").catch(ignore);
  if (isForm && state !== undefined) loadState(state).catch(ignore);
}

const getAddress = () => window.location.href.split("#")[0];

/**
 * Starts a page in the browser. Its document is read without React and links lead on by themselves; the application is loaded at
 * the first sign of a visitor, or when idle where the page needs it. Presses and typed text from before are repeated afterwards.
 */
export function bootstrapPage(page: PageToStart): void {
  const { start, config } = page;
  const root = document.documentElement;
  const ended = new AbortController();
  const { signal } = ended;
  const { venueCity } = start;
  if (venueCity) storeOwnDemand(venueCity);
  const typed = recordTypedValues(signal);
  const presses = capturePresses({ onPress: () => bootstrap.startAgain(), isEdited: typed.any, venueCity, signal });
  const restoreAttributes = rememberRootAttributes();
  const bootstrap = createBootstrap(page, presses);
  watchComposition();
  scrollRowsToCurrent();
  for (const control of takeEarlyTouches()) {
    if (control) presses.accept(control);
    bootstrap.start();
  }
  watchTouches(bootstrap.start, signal);
  showFarPictures(signal);
  whenUnfilledVisible(() => whenIdle(bootstrap.start));
  const address = getAddress();
  // The history entry belongs to a document that this one has replaced, and the router's entries are of one document.
  window.addEventListener("popstate", () => getAddress() !== address && window.location.reload(), { signal });
  window.addEventListener("online", () => needsStart(start, config) && bootstrap.start(), { signal });
  const endHydration = onHydration(() => {
    endHydration();
    ended.abort();
    restoreAttributes();
    typed.enter();
    // The page has rendered what was entered by then.
    setTimeout(() => {
      void presses.replay();
      root.dataset.ready = "1";
    });
  });
  whenIdle(() => {
    if (needsStart(start, config)) bootstrap.start();
    else fetchEarly(start);
  });
}
