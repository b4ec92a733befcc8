/** Name of the stored list; the bootstrap asks whether there is one. */
export const shortlistName = "shortlist";
/** Attribute of a toggle with its space as `siteId/spaceCode`, and that of the link that counts them. */
export const toggleAttribute = "data-shortlist";
export const countAttribute = "data-shortlist-count";
