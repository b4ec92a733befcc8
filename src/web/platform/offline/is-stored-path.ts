/** Names of the caches of what can be read offline. */
export const offlineCaches = { pages: "huizhi-pages", files: "huizhi-files", pictures: "huizhi-pictures" } as const;

/** Attribute of the note on a page that is read from the device. */
export const savedNoteAttribute = "data-saved-note";

/** Returns whether a path is that of a picture, or of a list's small plans. */
export const isPicturePath = (pathname: string): boolean => /^\/(?:pictures|plans)\//.test(pathname);

/** Pages that are stored before they are opened, because they show and change what is on the device. */
export const shellPaths = ["/shortlist", "/case/submit"] as const;

const storedPaths = [
  /^\/(?:[a-z]{2,40})?$/,
  /^\/[a-z]{2,40}\/(?:changdi|kongjian)[-\d]+$/,
  /^\/view\/[a-z]+-\d{1,20}(?:[-/][\w/-]*)?$/i,
  /^\/(?:shortlist|compare|proposal)$/,
  /^\/case\/submit(?:-en)?$/,
];

/**
 * Returns whether a page is stored on the device once it was opened: venues, spaces, lists, and what is made of them. Private
 * pages, answers of the API and everything else never are.
 */
export const isStoredPath = (pathname: string): boolean => storedPaths.some((pattern) => pattern.test(pathname));

/** Returns whether a stored page answers for its path with another query: a list of another search would not. */
export const answersAnyQuery = (pathname: string): boolean => /^\/(?:view\/|shortlist$|case\/)/.test(pathname);

/** Returns whether a path is that of the demand form. */
export const isFormPath = (pathname: string): boolean => pathname.startsWith("/case/");

/** Pictures that are stored with a page that the worker did not load itself. */
export const mostPictures = 12;

/** What a page asks of the worker: to store it, with the pictures that it shows. */
export interface StoreMessage {
  type: "store";
  /** Path and query. */
  href: string;
  /** Paths of the pictures. */
  pictures: string[];
}

/** Parses a message of a page. @returns undefined for any other message */
export function parseStoreMessage(data: unknown): StoreMessage | undefined {
  const { type, href, pictures } = (data ?? {}) as Partial<StoreMessage>;
  if (type !== "store" || typeof href !== "string" || !href.startsWith("/") || !Array.isArray(pictures)) return;
  const paths = pictures.filter((path) => typeof path === "string" && isPicturePath(path));
  return { type, href, pictures: paths.slice(0, mostPictures) };
}
