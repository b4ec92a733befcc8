// Adds the methods of arrays that Chromium has from 110 and Firefox from 115 on: the last Chromium of Windows 7 is 109. Imported
// before the application, and only by browsers without them. It exports nothing, because every page loads each byte of the bootstrap.
const methods = {
  toSorted<T>(this: readonly T[], compare?: (a: T, b: T) => number): T[] {
    return Array.from(this).sort(compare);
  },
  toReversed<T>(this: readonly T[]): T[] {
    return Array.from(this).reverse();
  },
  toSpliced<T>(this: readonly T[], ...change: [start: number, count: number, ...items: T[]]): T[] {
    const changed = Array.from(this);
    changed.splice(...change);
    return changed;
  },
  with<T>(this: readonly T[], at: number, value: T): T[] {
    const changed = Array.from(this);
    changed[at < 0 ? changed.length + at : at] = value;
    return changed;
  },
};
for (const [name, value] of Object.entries(methods))
  Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });

export {};
