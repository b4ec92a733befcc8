import type { Picture } from "#domain/picture/picture.ts";

type PictureKind = Pick<Picture, "layout" | "catalogType">;

/** Returns a picture's subject: its layout, or its kind. */
const getSubject = ({ layout, catalogType }: PictureKind): string => layout ?? catalogType;

/** Picks `count` pictures with as many different subjects as possible, in the given order; always includes the first. */
export function pickDiverse<T extends PictureKind>(pictures: readonly T[], count: number): T[] {
  const first = pictures.filter(
    (picture, at) => pictures.findIndex((other) => getSubject(other) === getSubject(picture)) === at,
  );
  const rest = pictures.filter((picture) => !first.includes(picture));
  const chosen = new Set([...first, ...rest].slice(0, count));
  return pictures.filter((picture) => chosen.has(picture));
}
