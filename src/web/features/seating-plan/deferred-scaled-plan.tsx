import { createDeferredCode, Deferred } from "../../platform/lazy-loading/deferred.tsx";
import type { ScaledPlanProps } from "./scaled-plan.tsx";

const code = createDeferredCode(async () => (await import("./scaled-plan.tsx")).ScaledPlan);

/** Renders a space seat by seat, which the server draws: the browser loads the seating rules when it has to draw another one. */
export const DeferredScaledPlan = (props: ScaledPlanProps) => <Deferred code={code} props={props} />;
