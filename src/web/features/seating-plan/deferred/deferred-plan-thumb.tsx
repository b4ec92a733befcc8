import { createDeferredCode, Deferred } from "../../../platform/lazy-loading/deferred.tsx";
import type { PlanThumbProps } from "../plan-thumb.tsx";

const code = createDeferredCode(async () => (await import("../plan-thumb.tsx")).PlanThumb);

/** Renders a thumbnail of a space, which the server draws: the browser loads the seating rules when it has to draw another one. */
export const DeferredPlanThumb = (props: PlanThumbProps) => <Deferred code={code} props={props} />;
