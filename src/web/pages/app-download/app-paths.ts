/** Paths of the download pages (specification, section 2). */
export const appPaths = { site: "/app/download", chat: "/huichat/download2023" } as const;
