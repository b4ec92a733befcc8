import { offlineCaches } from "./is-stored-path.ts";
import { type ExtendableEvent, workerScope } from "./worker-scope.ts";

const isOurs = (name: string): boolean =>
  Object.values<string>(offlineCaches).includes(name) || name.startsWith("serwist-precache");

/** Makes the worker of a site whose operator has switched offline reading off remove itself and all that it stored. */
export function removeOfflineWorker(): void {
  workerScope.addEventListener("install", (event) => (event as ExtendableEvent).waitUntil(workerScope.skipWaiting()));
  workerScope.addEventListener("activate", (event) => {
    const removing = async () => {
      await Promise.all((await caches.keys()).filter(isOurs).map((name) => caches.delete(name)));
      await workerScope.registration.unregister();
    };
    (event as ExtendableEvent).waitUntil(removing());
  });
}
