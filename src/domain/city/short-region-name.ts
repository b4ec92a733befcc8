import { removeNote } from "../text/remove-note.ts";

/** Returns the colloquial name of a district or area: 朝阳 for 朝阳区, 浦东 for 浦东新区; two-character names stay. */
export const shortRegionName = (name: string): string => removeNote(name).replace(/^(..+?)(?:新区|区|县|市)$/, "$1");
