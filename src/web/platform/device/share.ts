/** A link to share: absolute URL and title. */
export interface SharedLink {
  url: string;
  title: string;
}

/** Returns the absolute URL of a path on this site. */
export const toAbsoluteUrl = (path: string): string => new URL(path, window.location.href).href;

/**
 * Shares through the device's share sheet where it has one, else copies the link.
 * @returns the outcome; `closed` where the visitor closed the sheet, `refused` where neither works
 */
export async function share({ url, title }: SharedLink): Promise<"shared" | "copied" | "closed" | "refused"> {
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
