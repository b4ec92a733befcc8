/** Returns a demo hotel's English name without the mark at its end; the page shows its tag instead. */
export const removeSampleMark = (nameEn: string): string => nameEn.replace(/ \(sample\)$/, "");
