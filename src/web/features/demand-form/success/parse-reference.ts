const referencePattern = /^HZ-\d{8}-[2-9A-Z]{4}$/;

/** Parses the reference in the query of a success page; undefined where it is none. */
export const parseReference = (reference = ""): string | undefined =>
  referencePattern.test(reference) ? reference : undefined;
