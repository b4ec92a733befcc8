import { createDeferredCode, Deferred } from "#web/platform/lazy-loading/deferred.tsx";
import type { SightTextProps } from "./sight-text.tsx";

const code = createDeferredCode(async () => (await import("./sight-text.tsx")).SightText);

/** Says how far the last row is from the screen, as the server computed it. */
export const DeferredSightText = (props: SightTextProps) => <Deferred code={code} props={props} />;
