/** Kinds of pages by the start of their paths: the `product` of a hotel event. The first that matches counts. */
const products: readonly (readonly [RegExp, string?])[] = [
  [/^\/view\/hotel-\d+\/(meetingspace|tupian|vr)/],
  [/^\/view\/([a-z]+)-/],
  [/^(?:\/[a-z]+)?\/(changdi|kongjian)-/],
  [/^(?:\/[a-z]+)?\/?$/, "home"],
  [/^\/([A-Za-z]+)\//],
];

/** Returns the kind of a page by its path: hotel, meetingspace, changdi, zt …; `other` for an unknown one. */
export function getTrackedProduct(path: string): string {
  for (const [pattern, name] of products) {
    const match = pattern.exec(path);
    if (match) return name ?? match[1] ?? "other";
  }
  return "other";
}
