/** Characters by which spaces of one series differ, at most: 1, 2A, 三号厅. */
const mostOwn = 3;
const leastCommon = 2;

function getCommonStart(names: readonly string[]): string {
  const [first = "", ...others] = names;
  let length = first.length;
  for (const name of others) while (!name.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}

/** Joins the names of spaces, the common beginning of a series once: 多功能厅 1、2、3; others by 、. */
export function joinSpaceNames(names: readonly string[]): string {
  const start = getCommonStart(names);
  const isSeries =
    names.length > 1 &&
    start.trim().length >= leastCommon &&
    names.every(({ length }) => length > start.length && length - start.length <= mostOwn);
  return isSeries ? start + names.map((name) => name.slice(start.length).trim()).join("、") : names.join("、");
}
