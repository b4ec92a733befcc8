import { createDeferredCode, Deferred } from "../../../platform/lazy-loading/deferred.tsx";
import type { BestSpacePlanProps } from "./best-space-plan.tsx";
import "./best-space-plan.module.css";
const code = createDeferredCode(async () => (await import("./best-space-plan.tsx")).BestSpacePlan);

/** Renders the plan of the best space, which the server draws: the browser loads the seating rules with the first change of the sentence. */
export const DeferredBestSpacePlan = (props: BestSpacePlanProps) => <Deferred code={code} props={props} />;
