import { createDeferredCode, Deferred } from "#web/platform/lazy-loading/deferred.tsx";
import type { OccasionPlanProps } from "./occasion-plan.tsx";

const code = createDeferredCode(async () => (await import("./occasion-plan.tsx")).OccasionPlan);

/** Renders the plan of an occasion's space, which the server draws: the browser loads the seating rules when it has to draw another one. */
export const DeferredOccasionPlan = (props: OccasionPlanProps) => <Deferred code={code} props={props} />;
