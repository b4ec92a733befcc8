/** A demand's stored fields by wire name; a field of another type than expected counts as missing. */
export interface BodyReader {
  text: (field: string) => string;
  number: (field: string) => number | undefined;
  list: (field: string) => string[];
  flag: (field: string) => boolean;
}

/** Creates the reader of a stored body, which older versions of the site may have written. */
export const readBody = (body: Record<string, unknown>): BodyReader => ({
  text: (field) => (typeof body[field] === "string" ? body[field] : ""),
  number: (field) => (typeof body[field] === "number" ? body[field] : undefined),
  list: (field) => {
    const value = body[field];
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  },
  flag: (field) => body[field] === true,
});
