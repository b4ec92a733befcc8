import { createListeners } from "../create-listeners.ts";

const listeners = createListeners<readonly string[]>();

/** Tells this page that a demand for these venues was accepted; in the worker nobody listens. */
export const announceDemandAccepted = listeners.emit;

/** Calls back with the venues of each demand that this page got accepted; returns the function that ends that. */
export const onDemandAccepted = listeners.add;
