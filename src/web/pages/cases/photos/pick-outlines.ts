import type { CaseShelves, SpaceOutline } from "../page.tsx";

/** As many as one line of the page shows. */
const outlinesShown = 34;

/** Picks the spaces of this page's cases and some of the others, evenly, by floor area. */
export function pickOutlines({ shelves }: CaseShelves, ids: ReadonlySet<string>): SpaceOutline[] {
  const all = shelves.flatMap(({ cases }) => cases).toSorted((a, b) => a.length * a.width - b.length * b.width);
  const others = all.filter(({ id }) => !ids.has(id)).length;
  const every = Math.max(1, Math.ceil(others / Math.max(1, outlinesShown - ids.size)));
  let passed = 0;
  return all.flatMap(({ id, length, width }) => {
    const isShown = ids.has(id);
    if (!isShown && passed++ % every > 0) return [];
    return [{ id, length, width, ...(isShown && { isShown }) }];
  });
}
