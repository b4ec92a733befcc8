import { createDeferredCode, Deferred } from "#web/platform/lazy-loading/deferred.tsx";
import type { DemandPartProps } from "../demand-part-props.ts";
import "./working-ruler.module.css";

const code = createDeferredCode(async () => (await import("./working-ruler.tsx")).WorkingRuler);

/** Renders the ruler of the wait; the browser loads its code when the clock moves on. */
export function DeferredWorkingRuler({ now, ...part }: DemandPartProps) {
  return <Deferred code={code} props={{ ...part, time: now.getTime() }} />;
}
