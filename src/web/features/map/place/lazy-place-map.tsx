import { lazy } from "react";
import type { PlaceMapProps } from "./place-map.tsx";
import { RenderWhenVisible } from "../render-when-visible.tsx";
import mapStyles from "../map.module.css";

const PlaceMap = lazy(() => import("./place-map.tsx"));

/** Renders the map around a venue, loaded when it is visible. */
export const LazyPlaceMap = (props: PlaceMapProps) => (
  <RenderWhenVisible placeholderClass={mapStyles.placeMap}>
    <PlaceMap {...props} />
  </RenderWhenVisible>
);
