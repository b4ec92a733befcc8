import { defer } from "../../platform/lazy-loading/deferred.tsx";

/** Renders a space seat by seat, which the server draws: the browser loads the seating rules when it has to draw another one. */
export const DeferredScaledPlan = defer(async () => (await import("./scaled-plan.tsx")).ScaledPlan);
