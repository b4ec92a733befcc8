/** What is shared: absolute URL, and words that go with it. */
export interface Shared {
  url: string;
  title: string;
}

/** The address of a path on this site, whole. */
export const absoluteHref = (path: string): string => new URL(path, window.location.href).href;

/**
 * Shares by the device's own sheet where it has one, else copies the link.
 * @returns what happened; `closed` where the visitor closed the sheet, `refused` where neither can be done
 */
export async function share({ url, title }: Shared): Promise<"shared" | "copied" | "closed" | "refused"> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ url, title });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "closed";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "refused";
  }
}
