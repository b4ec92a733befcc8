/** A URL of the specification's section 2 with its expected answer. */
export interface UrlCase {
  url: string;
  status: 200 | 302 | 308 | 404;
  /** Canonical path if it differs from the URL; for a redirect its target. */
  target?: string;
  why: string;
}

/** Creates the case of a URL that is found; `target` is its canonical path where that differs. */
export const createFound = (url: string, why: string, target?: string): UrlCase => ({
  url,
  status: 200,
  why,
  ...(target && { target }),
});

/** Creates the case of a URL that is not found. */
export const createNotFound = (url: string, why: string): UrlCase => ({ url, status: 404, why });
