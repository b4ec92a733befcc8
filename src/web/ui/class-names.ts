/** Joins the class names that hold; undefined where none does, so that no empty attribute is rendered. */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;
