/** Matches the addresses under which all pages are in English. */
const englishPath = /^\/(?:marketing\/langham\/en|(?:case\/submit|xiaoer\/publish|zt\/publish)-en)(?:\/|$)/;

/** Reports whether a path stands among the English pages, be there a page or not: its 404 is in English. */
export const isEnglishPath = (path: string): boolean => englishPath.test(path);
