/** Returns the page numbers to show: first, last, current and its neighbours; null is a gap of at least two pages. */
export function getVisiblePages(page: number, pages: number): (number | null)[] {
  const shown: (number | null)[] = [];
  for (let number = 1; number <= pages; number++) {
    const near = number === 1 || number === pages || Math.abs(number - page) <= 1;
    const alone = (number === 2 && page === 4) || (number === pages - 1 && page === pages - 3);
    if (near || alone) shown.push(number);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
