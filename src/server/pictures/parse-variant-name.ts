import { type PictureFormat, pictureFormats } from "#domain/picture/format-picture-href.ts";

/** A picture in one width and format. */
export interface VariantName {
  hash: string;
  width: number;
  format: PictureFormat;
}

const namePattern = new RegExp(`^([0-9a-f]{20})-([1-9]\\d{1,3})\\.(${pictureFormats.join("|")})$`);

/** Parses `{hash}-{width}.{format}`; undefined if malformed. */
export function parseVariantName(text: string): VariantName | undefined {
  const [, hash, width, format] = namePattern.exec(text) ?? [];
  return hash === undefined ? undefined : { hash, width: Number(width), format: format as PictureFormat };
}
