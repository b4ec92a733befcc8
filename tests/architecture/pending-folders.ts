/** Path prefixes that the checks of names and folders skip while they are being rewritten. */
export const pendingFolders: readonly string[] = [
  "src/contract/schemas/home.ts",
  "src/contract/schemas/search-site.ts",
  "src/domain/search/",
  "src/server/api/services/search/",
  "src/server/search/query/",
  "src/texts/search/search.zh.ts",
  "src/texts/site/home.zh.ts",
  "src/web/features/search/",
  "src/web/pages/case-success/",
  "src/web/pages/home/",
  "src/web/pages/picture-wall/",
  "src/web/pages/solutions/",
  "src/web/pages/space-list/",
  "src/web/pages/venue-list/",
];

/** Returns whether a file is skipped for now. */
export const isPending = (file: string): boolean => pendingFolders.some((prefix) => file.startsWith(prefix));
