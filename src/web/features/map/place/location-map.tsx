import { lazy } from "react";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import { RenderWhenVisible } from "../render-when-visible.tsx";
import type { PlaceMapProps } from "./place-map.tsx";
import mapStyles from "../map.module.css";

const PlaceMap = lazy(() => import("./place-map.tsx"));
const placeholderClass = classNames(mapStyles.placeMap, visibilityStyles.noPrint);

/** Renders a map of a venue and its neighbours, loaded when it is seen; nothing where its position is unknown. */
export const LocationMap = (props: PlaceMapProps) =>
  props.venue.lng === undefined ? null : (
    <RenderWhenVisible placeholderClass={placeholderClass}>
      <PlaceMap {...props} />
    </RenderWhenVisible>
  );
