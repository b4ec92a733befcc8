/** Path prefixes that the checks of names and folders skip while they are being rewritten. */
export const pendingFolders: readonly string[] = [];

/** Returns whether a file is skipped for now. */
export const isPending = (file: string): boolean => pendingFolders.some((prefix) => file.startsWith(prefix));
