/** Returns the path on this site that is to be opened; the home page where the text is none. */
export const parseTargetPath = (text: string | undefined): string =>
  text !== undefined && /^\/(?![/\\])[\w\-./?=&%]{0,200}$/.test(text) ? text : "/";
