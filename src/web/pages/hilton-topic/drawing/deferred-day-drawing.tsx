import { createDeferredCode, Deferred } from "#web/platform/lazy-loading/deferred.tsx";
import type { DayDrawingProps } from "./day-drawing.tsx";
import "./day-drawing.module.css";

const code = createDeferredCode(async () => (await import("./day-drawing.tsx")).DayDrawing);

/** Renders the day as a drawing, which the server draws: the browser loads the seating rules when it has to draw another one. */
export const DeferredDayDrawing = (props: DayDrawingProps) => <Deferred code={code} props={props} />;
