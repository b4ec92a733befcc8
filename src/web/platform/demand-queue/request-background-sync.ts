/** The tag of the sync event on which the worker sends the queue. */
export const syncTag = "huizhi-demand-queue";

const workerUrl = "/sw.js";
/** A path without pages: the registration that sends demands never stands between a page and the network. */
export const demandWorkerScope = "/sw/";

/** A registration with Background Sync, which TypeScript's DOM types lack. */
type SyncRegistration = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } };

const hasSync = (registration: ServiceWorkerRegistration): registration is SyncRegistration => "sync" in registration;

/** Returns whether this browser can send while no page is open: in a secure context, not on iOS and in Firefox. */
const isSupported = () =>
  typeof navigator !== "undefined" &&
  "serviceWorker" in navigator &&
  typeof ServiceWorkerRegistration === "function" &&
  "sync" in ServiceWorkerRegistration.prototype;

/**
 * Registers the worker, if the browser can use it. Called when a visitor begins a form: offline it could no longer be
 * loaded. A registered one is only compared with the server's.
 */
export async function registerDemandWorker(): Promise<void> {
  if (!isSupported()) return;
  await navigator.serviceWorker
    .register(workerUrl, { scope: demandWorkerScope, updateViaCache: "none" })
    .catch(() => undefined);
}

/** Resolves once the worker is active; false where it cannot be installed. */
function waitUntilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const coming = waiting ?? installing;
  if (active || !coming) return Promise.resolve(active !== null);
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(true);
      if (coming.state === "redundant") resolve(false);
    });
  });
}

async function registerSync(): Promise<boolean> {
  if (!isSupported()) return false;
  try {
    await registerDemandWorker();
    const registration = await navigator.serviceWorker.getRegistration(demandWorkerScope);
    if (!registration || !hasSync(registration) || !(await waitUntilActive(registration))) return false;
    await registration.sync.register(syncTag);
    return true;
  } catch {
    return false;
  }
}

let requested: Promise<boolean> | undefined;

/**
 * Asks the browser to run the worker when there is a network. Resolves to whether it will. Asked once a page: with a network
 * the browser runs it at once, and a worker that failed is run again by the browser.
 */
export async function requestBackgroundSync(): Promise<boolean> {
  requested ??= registerSync();
  const isGranted = await requested;
  if (!isGranted) requested = undefined;
  return isGranted;
}

const unregister = () =>
  navigator.serviceWorker
    .getRegistration(demandWorkerScope)
    .then((registration) => registration?.unregister())
    .catch(() => undefined);

/** Removes the worker once nothing is left to send. */
export async function removeDemandWorker(): Promise<void> {
  const pending = requested;
  requested = undefined;
  if (!isSupported()) return;
  await unregister();
  // One that was still being registered would stay; a later demand may need it, though.
  void pending?.then(() => requested ?? unregister());
}
