import type { LayoutKey } from "../space/layouts.ts";
import { getFloorPerPerson } from "./seating-measures.ts";

/** Rounds of the search for an area whose own floor a person it is made of. */
const rounds = 40;

/**
 * Computes the floor (m², whole) that people need to sit comfortably in a layout, and the floor a person (m²), which grows
 * with the room in U-shape and hollow square. Source: seating.md, comfortable column.
 */
export function computeRequiredArea(people: number, layout: LayoutKey): { area: number; perPerson: number } {
  let area = people * getFloorPerPerson(layout, "comfortable", 0);
  for (let round = 0; round < rounds; round++) area = people * getFloorPerPerson(layout, "comfortable", area);
  return { area: Math.round(area), perPerson: Math.round((area / people) * 10) / 10 };
}
