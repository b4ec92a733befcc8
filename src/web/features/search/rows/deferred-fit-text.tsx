import { defer } from "#web/platform/lazy-loading/deferred.tsx";

/** Says how people fit a space, as the server judged it: the browser loads the seating rules when it has to judge another number. */
export const DeferredFitText = defer(async () => (await import("./fit-text.tsx")).FitText);
