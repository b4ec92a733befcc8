import type { CSSProperties } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

export interface MapPinProps {
  /** The price from, short: ¥3.2 万; or a cluster's number. */
  label: string;
  /** The place's name and what the label says, for screen readers. */
  title?: string;
  state?: "plain" | "on" | "seen";
  /** Several places close together: round, with their number. */
  cluster?: boolean;
  href?: string;
  onSelect?: () => void;
  /** Position inside the map, in CSS units: the pin's foot (a cluster's middle) stands there. */
  at?: { left: string; top: string };
}

/** The classes of a pin, for maps that make their own elements. */
export const mapPinClass = (state: MapPinProps["state"] = "plain", cluster?: boolean, at?: boolean): string =>
  classNames("pin", state !== "plain" && state, cluster && "many", at && "at")!;

/** A mark on a map: a link, a button, or a plain mark. */
export function MapPin({ label, title, state, cluster, href, onSelect, at }: MapPinProps) {
  const shared = {
    className: mapPinClass(state, cluster, Boolean(at)),
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
