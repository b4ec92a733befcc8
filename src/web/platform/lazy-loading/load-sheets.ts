/** Loads a sheet without applying it: its queries have to be scaled to the text size first (`scale-media-queries.js`). */
const loadSheet = (href: string): Promise<HTMLLinkElement> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.media = "print";
    link.href = href;
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} was not loaded.`));
    };
    document.head.append(link);
  });

/** Returns the paths of the page's complete sheets, to which the document links for browsers without script. */
export const listSheets = (): string[] =>
  [...(document.getElementById("sheets")?.textContent ?? "").matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);

/** Returns whether the parser has loaded a sheet, as at another text size (`formatBeforePaintScript`). */
const isLoaded = (href: string) => document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null;

let loading: Promise<void> | undefined;

/**
 * Loads the complete sheets of the page, of which the document holds only the rules that it is painted with; a failed one once more.
 * Resolves once they apply, or cannot be loaded. Before that, nothing may be shown that is not in the document.
 */
export function loadSheets(): Promise<void> {
  if (loading) return loading;
  const missing = listSheets().filter((href) => !isLoaded(href));
  loading = Promise.allSettled(missing.map((href) => loadSheet(href).catch(() => loadSheet(href)))).then((loaded) => {
    // All at once: the first alone would override those rules of the second that the document's own style holds.
    for (const sheet of loaded) if (sheet.status === "fulfilled") sheet.value.media = "all";
  });
  return loading;
}
