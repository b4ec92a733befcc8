/** Replaces each line break in a text, with the white space around it. Every run of white space is read once. */
export const replaceLineBreaks = (text: string, replacement: string): string =>
  text.replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? replacement : space));
