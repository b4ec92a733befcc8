const cookie = "app_plantform_type";
const parameter = "mp_plantform_type";

/** Returns the hosting app's platform type, from the query, else the cookie; undefined where absent or malformed. */
export function parseAppPlatform(url: URL, cookies: string): string | undefined {
  const platform = url.searchParams.get(parameter) || new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(cookies)?.[1];
  return platform && /^[\w-]{1,32}$/.test(platform) ? platform : undefined;
}

/** Stores the platform type in its cookie and sets `data-platform` on the root element. */
export function applyAppPlatform(): void {
  const platform = parseAppPlatform(new URL(window.location.href), document.cookie);
  if (!platform) return;
  document.cookie = `${cookie}=${platform}; path=/; samesite=strict`;
  document.documentElement.dataset.platform = platform;
}

/**
 * Inline script for the head: sets the class `ios` on the root element before the first paint.
 * A string, since it is inlined into the document.
 */
export const beforePaintScript = `(function(d,n){if(/iP(hone|ad|od)/.test(n.userAgent)||(n.platform==="MacIntel"&&n.maxTouchPoints>1))d.classList.add("ios")})(document.documentElement,navigator)`;
