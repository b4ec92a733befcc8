/** Element that stands for a stored part's place in what the server renders; no document that is sent has it. */
export const slotTag = "fragment-slot";
export const slotAttribute = "at";

/** Element around what is rendered anew within a stored part. */
export const liveTag = "live-part";
export const liveAttribute = "n";

/** Begin and end of the number of a value, where a stored part has that value: characters for private use. A part whose own texts have them is not stored. */
export const valueMark = { start: "\uE000", end: "\uE001" } as const;

/** The places of stored parts in one rendering. */
export interface FragmentSlots {
  /**
   * Adds the place of the part with this key; returns its number, and whether its markup is stored, so that it need not be rendered.
   * @param values texts in it that differ from page to page
   */
  add: (key: string, values: readonly string[]) => { at: number; isStored: boolean };
}
