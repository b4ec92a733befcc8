/** Names of the stored states that a visitor can go on with: what was seen and searched, and the drafts of the Chinese forms. */
export const seenStates = [
  "seen-pages",
  "last-search",
  "demand-draft",
  "demand-draft-sea",
  "demand-draft-enterprise",
] as const;
