import type { Picture } from "../../../domain/picture/picture.ts";

type Shown = Pick<Picture, "layout" | "catalogType">;

/** What a picture is of: a set-up, or a part of the house. */
const subject = ({ layout, catalogType }: Shown): string => layout ?? catalogType;

/** So many pictures, the first first: each of another set-up or part of the house as long as there are such, in their order. */
export function varied<T extends Shown>(pictures: readonly T[], count: number): T[] {
  const first = pictures.filter(
    (picture, at) => pictures.findIndex((other) => subject(other) === subject(picture)) === at,
  );
  const rest = pictures.filter((picture) => !first.includes(picture));
  const chosen = new Set([...first, ...rest].slice(0, count));
  return pictures.filter((picture) => chosen.has(picture));
}
