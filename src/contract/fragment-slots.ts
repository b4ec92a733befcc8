/** Element that stands for a stored part's place in what the server renders; no document that is sent has it. */
export const slotTag = "fragment-slot";
export const slotAttribute = "at";

/** The places of stored parts in one rendering. */
export interface FragmentSlots {
  /** Adds the place of the part with this key; returns its number, and whether its markup is stored, so that it need not be rendered. */
  add: (key: string) => { at: number; isStored: boolean };
}
