import { createDeferredCode, Deferred } from "#web/platform/lazy-loading/deferred.tsx";
import type { ShownPlanProps } from "./shown-plan.tsx";

const code = createDeferredCode(async () => (await import("./shown-plan.tsx")).ShownPlan);

/** Renders the plan that the server draws: the browser loads the seating rules with the first change of the sentence. */
export const DeferredShownPlan = (props: ShownPlanProps) => <Deferred code={code} props={props} />;
