/** Matches the addresses under which all pages are in English. */
const englishPath = /^\/(?:marketing\/langham\/en|(?:case\/submit|xiaoer\/publish|zt\/publish)-en)(?:\/|$)/;

/** Returns whether a path is one of the English pages. A path without a page counts too: its 404 is in English. */
export const isEnglishPath = (path: string): boolean => englishPath.test(path);
