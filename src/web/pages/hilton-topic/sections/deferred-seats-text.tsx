import { createDeferredCode, Deferred } from "#web/platform/lazy-loading/deferred.tsx";
import type { SeatsTextProps } from "./seats-text.tsx";

const code = createDeferredCode(async () => (await import("./seats-text.tsx")).SeatsText);

/** Says how many people a room seats, as the server computed it. */
export const DeferredSeatsText = (props: SeatsTextProps) => <Deferred code={code} props={props} />;
