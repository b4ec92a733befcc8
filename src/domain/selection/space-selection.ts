import type { LayoutKey } from "../space/layouts.ts";

/**
 * Spaces that a visitor has put side by side, and the one event that they are judged for. The comparison and the proposal
 * are pages of an address that holds all of it.
 */
export interface SpaceSelection {
  /** In the visitor's order, each once. */
  spaceCodes: readonly string[];
  people?: number | undefined;
  layout?: LayoutKey | undefined;
  /** ISO day on which the event begins. */
  date?: string | undefined;
  /** Days that the event lasts. */
  days?: number | undefined;
  /** Yuan for the event in all. */
  budget?: number | undefined;
}

/** Spaces of a comparison and of a proposal, at least and at most. */
export const selectionLimits = { comparison: { least: 2, most: 6 }, proposal: { least: 1, most: 6 } } as const;
