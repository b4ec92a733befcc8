import { lazy } from "react";
import type { ListMapProps } from "./list-map.tsx";
import { WhenSeen } from "./when-seen.tsx";

const ListMap = lazy(() => import("./list-map.tsx"));

/** The map beside a list. */
export const LazyListMap = (props: ListMapProps) => (
  <WhenSeen room="map-room">
    <ListMap {...props} />
  </WhenSeen>
);
