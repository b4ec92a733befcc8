import { createDeferredCode, Deferred } from "#web/platform/lazy-loading/deferred.tsx";
import type { LongSectionProps } from "./long-section.tsx";
import "./long-section.module.css";

const code = createDeferredCode(async () => (await import("./long-section.tsx")).LongSection);

/** Renders the room cut lengthwise, which the server draws: the browser loads the seating rules when it has to draw another one. */
export const DeferredLongSection = (props: LongSectionProps) => <Deferred code={code} props={props} />;
