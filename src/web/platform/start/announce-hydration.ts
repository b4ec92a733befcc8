import { createListeners } from "../create-listeners.ts";

const listeners = createListeners();

/** Tells that React has taken over the document. */
export const announceHydration = listeners.emit;

/** Calls back when React has taken over the document; returns the function that ends that. */
export const onHydration = listeners.add;
