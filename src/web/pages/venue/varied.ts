import type { Picture } from "../../../domain/picture/picture.ts";

type Shown = Pick<Picture, "layout" | "catalogType">;

/** Returns a picture's subject: its layout, or its kind. */
const subject = ({ layout, catalogType }: Shown): string => layout ?? catalogType;

/** Picks `count` pictures with as many different subjects as possible, in the given order; always includes the first. */
export function varied<T extends Shown>(pictures: readonly T[], count: number): T[] {
  const first = pictures.filter(
    (picture, at) => pictures.findIndex((other) => subject(other) === subject(picture)) === at,
  );
  const rest = pictures.filter((picture) => !first.includes(picture));
  const chosen = new Set([...first, ...rest].slice(0, count));
  return pictures.filter((picture) => chosen.has(picture));
}
