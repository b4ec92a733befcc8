import { createDeferredCode, Deferred } from "#web/platform/lazy-loading/deferred.tsx";
import type { FitTextProps } from "./fit-text.tsx";

const code = createDeferredCode(async () => (await import("./fit-text.tsx")).FitText);

/** Says how people fit a space, as the server judged it: the browser loads the seating rules when it has to judge another number. */
export const DeferredFitText = (props: FitTextProps) => <Deferred code={code} props={props} />;
