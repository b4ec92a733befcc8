import { defer } from "../../platform/lazy-loading/deferred.tsx";
import "../../ui/drawing/dimension-line.module.css";
import "../../ui/drawing/plan.module.css";

/** Renders a drawn space, which the server renders: the browser loads its code with the next page that has one. */
export const DeferredDrawnSpace = defer(async () => (await import("./drawn-space.tsx")).DrawnSpace);
