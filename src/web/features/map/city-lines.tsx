import type { Output } from "#contract/index.ts";
import { DimensionLine } from "../../ui/drawing/dimension-line.tsx";
import { type Projection, computeScaleBar } from "./projection.ts";
import { classNames } from "../../ui/text/class-names.ts";
import styles from "./city-lines.module.css";

export type CityMapData = Output<"map/getCityMap">;

/** Renders the metro lines of a city through their stations, as one path. */
export function CityLines({ map, view }: { map: CityMapData | undefined; view: Projection }) {
  const path = (map?.lines ?? [])
    .map(({ points }) => points.map((point) => view.at(point)))
    .map((points) => points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join(""))
    .join("");
  return (
    <svg aria-hidden="true" height={view.height} viewBox={`0 0 ${view.width} ${view.height}`} width={view.width}>
      <path className={styles.metroLine} d={path} />
    </svg>
  );
}

/** Renders the scale bar of a map, above the logo that AMap requires in the corner. */
export function ScaleBar({ view, aboveLogo }: { view: Pick<Projection, "pxPerKm">; aboveLogo?: boolean }) {
  const { label, width } = computeScaleBar(view.pxPerKm);
  return (
    <div className={classNames(styles.scaleBar, aboveLogo && styles.aboveLogo)} style={{ width }}>
      <DimensionLine>{label}</DimensionLine>
    </div>
  );
}
