import { createDeferredCode, Deferred } from "../../platform/lazy-loading/deferred.tsx";
import type { SpaceBookingsProps } from "./space-bookings.tsx";
import "./space-bookings.module.css";

const code = createDeferredCode<SpaceBookingsProps>(async () => (await import("./space-bookings.tsx")).SpaceBookings);

/** Renders the blocked dates of the space; the browser loads their code when the event's date is known there. */
export function DeferredSpaceBookings(props: SpaceBookingsProps) {
  return <Deferred code={code} props={props} />;
}
