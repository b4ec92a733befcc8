/**
 * A text of which parts have been read: those are blanked, so that every part stays at its place. Figures that contain separators
 * (dates, percentages, days of the week) are read from the text as a whole, before it is split.
 */
export class BlankableText {
  readonly original: string;
  rest: string;

  constructor(original: string, rest: string) {
    this.original = original;
    this.rest = rest;
  }

  /** Reads all matches of an expression and blanks those that `read` takes. */
  replace(pattern: RegExp, read: (match: RegExpExecArray) => boolean): void {
    for (const match of this.rest.matchAll(pattern)) if (read(match)) this.blank(match.index, match[0].length);
  }

  blank(from: number, length: number): void {
    this.rest = `${this.rest.slice(0, from)}${",".repeat(length)}${this.rest.slice(from + length)}`;
  }
}
