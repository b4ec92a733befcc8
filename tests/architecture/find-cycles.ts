/**
 * Returns the imports of cycles: those that are left when modules that import nothing, or that nothing imports, are taken away
 * again and again. What leads from one cycle to another is left too.
 */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): { from: string; to: string }[] {
  let left = [...imports].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
  for (;;) {
    const importing = new Set(left.map(({ from }) => from));
    const imported = new Set(left.map(({ to }) => to));
    const next = left.filter(({ from, to }) => imported.has(from) && importing.has(to));
    if (next.length === left.length) return left;
    left = next;
  }
}
