import type { CaseRow } from "../page.tsx";

/** Returns the first case whose photograph shows its own space set as it was; such a one leads the page, no other does. */
export const pickLead = (rows: readonly CaseRow[]): CaseRow | undefined =>
  rows.find(({ space, layout, otherwise }) => layout && space?.picture?.layout === layout && otherwise !== "place");
