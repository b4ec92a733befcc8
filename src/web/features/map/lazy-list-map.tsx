import { lazy } from "react";
import type { ListMapProps } from "./list-map.tsx";
import { WhenSeen } from "./when-seen.tsx";

const ListMap = lazy(() => import("./list-map.tsx"));

/** Renders the map of a list, loaded when it is visible. */
export const LazyListMap = (props: ListMapProps) => (
  <WhenSeen room="map-room">
    <ListMap {...props} />
  </WhenSeen>
);
