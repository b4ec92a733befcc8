import { useEffect } from "react";
import { prefersReducedMotion } from "#web/platform/device/prefers-reduced-motion.ts";
import type { VenueMap } from "../venue-map.ts";
import type { Clusters } from "./use-clusters.ts";
import styles from "./list-map.module.css";

/** Returns the id of the venue that a row's heading links to. */
const readVenueId = (row: Element): string | undefined =>
  /\/hotel-(\d+)/.exec(row.querySelector("h3 a")?.getAttribute("href") ?? "")?.[1];

/** Returns the list's rows with the ids of their venues. */
const findRows = () =>
  [...document.querySelectorAll<HTMLElement>("#main ol > li")].flatMap((row) => {
    const id = readVenueId(row);
    return id === undefined ? [] : [{ id, row }];
  });

/**
 * Connects the rows of a list with the marks of its map: the row under the pointer, or with the focus, highlights its mark, and
 * the venues selected on the map mark their rows and bring them into view.
 */
export function useRowSelection(
  map: VenueMap | undefined,
  places: Clusters["places"],
  selected: readonly { id: string }[] | undefined,
): void {
  useEffect(() => {
    if (!map) return;
    const highlight = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest("#main ol > li") : null;
      const id = row ? readVenueId(row) : undefined;
      map.select(id === undefined ? undefined : { id, at: places.find((place) => place.id === id)?.at });
    };
    const types = ["pointerover", "focusin"] as const;
    for (const type of types) document.addEventListener(type, highlight);
    return () => {
      for (const type of types) document.removeEventListener(type, highlight);
      map.select(undefined);
    };
  }, [map, places]);

  useEffect(() => {
    const rows = findRows().filter(({ id }) => selected?.some((venue) => venue.id === id));
    for (const { row } of rows) row.classList.add(styles.selectedRow!);
    rows[0]?.row.scrollIntoView({ block: "nearest", behavior: prefersReducedMotion() ? "auto" : "smooth" });
    return () => {
      for (const { row } of rows) row.classList.remove(styles.selectedRow!);
    };
  }, [selected]);
}
