import type { CSSProperties } from "react";
import { classNames } from "../text/class-names.ts";
import { Link } from "../navigation/link.tsx";
import styles from "./map-pin.module.css";

export interface MapPinProps {
  /** Lowest price in short form, such as ¥3.2 万; or the number of venues in a cluster. */
  label: string;
  /** Name of the place and meaning of the label, for screen readers. */
  title?: string;
  state?: "plain" | "on" | "seen";
  /** Several places close together: a round pin with their number. */
  cluster?: boolean;
  href?: string;
  onSelect?: () => void;
  /** Position of the pin's tip (a cluster's centre) inside the map, in CSS units. */
  at?: { left: string; top: string };
}

/** Returns the class names of a pin, for maps that create their own elements. */
export const getMapPinClass = (state: MapPinProps["state"] = "plain", cluster?: boolean, at?: boolean): string =>
  classNames(
    styles.mapPin,
    state === "on" && styles.selected,
    state === "seen" && styles.visited,
    cluster && styles.cluster,
    at && styles.placed,
  )!;

/** A pin on a map: a link, a button, or static. */
export function MapPin({ label, title, state, cluster, href, onSelect, at }: MapPinProps) {
  const shared = {
    className: getMapPinClass(state, cluster, Boolean(at)),
    style: at as CSSProperties | undefined,
    "aria-label": title,
  };
  if (href !== undefined) {
    return (
      <Link {...shared} href={href}>
        {label}
      </Link>
    );
  }
  if (!onSelect) return <span {...shared}>{label}</span>;
  return (
    <button type="button" {...shared} aria-pressed={state === "on"} onClick={onSelect}>
      {label}
    </button>
  );
}
