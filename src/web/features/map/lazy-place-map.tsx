import { lazy } from "react";
import type { PlaceMapProps } from "./place-map.tsx";
import { WhenSeen } from "./when-seen.tsx";

const PlaceMap = lazy(() => import("./place-map.tsx"));

/** Renders the map around a venue, loaded when it is visible. */
export const LazyPlaceMap = (props: PlaceMapProps) => (
  <WhenSeen room="place-map">
    <PlaceMap {...props} />
  </WhenSeen>
);
