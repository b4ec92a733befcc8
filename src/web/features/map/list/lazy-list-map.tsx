import { lazy } from "react";
import type { ListMapProps } from "./list-map.tsx";
import { RenderWhenVisible } from "../render-when-visible.tsx";
import mapStyles from "../map.module.css";

const ListMap = lazy(() => import("./list-map.tsx"));

/** Renders the map of a list, loaded when it is visible. */
export const LazyListMap = (props: ListMapProps) => (
  <RenderWhenVisible placeholderClass={mapStyles.listMap}>
    <ListMap {...props} />
  </RenderWhenVisible>
);
