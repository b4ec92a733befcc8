/** An event of a service worker, which TypeScript's DOM types lack. */
export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** What a service worker uses of its global scope. */
export interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  location: { origin: string };
  skipWaiting: () => Promise<void>;
  /** The files of the pages that are stored before they are opened; absent where the operator has switched offline reading off. */
  __SW_MANIFEST?: readonly { url: string; revision: string | null }[];
  /** The beginning of the SHA-256, in base64, of each built file of this release, by its path; absent likewise. */
  fileHashes?: Readonly<Record<string, string>>;
}

export const workerScope = globalThis as unknown as WorkerScope;
