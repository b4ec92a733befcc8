import { createDeferredCode, Deferred } from "../../../platform/lazy-loading/deferred.tsx";
import type { ShortDemandFormProps } from "../form/short-demand-form-props.ts";
import "./form-skeleton.module.css";
import "./short-fields.module.css";
import "../steps/meeting-step.module.css";

const code = createDeferredCode(async () => (await import("./form-skeleton.tsx")).FormSkeleton);

/** Renders the form's skeleton, which the server draws: the form itself takes its place when it comes near the viewport. */
export const DeferredFormSkeleton = (props: ShortDemandFormProps) => <Deferred code={code} props={props} />;
