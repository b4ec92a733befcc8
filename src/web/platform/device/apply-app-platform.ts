const cookie = "app_plantform_type";
const parameter = "mp_plantform_type";

/** Returns the hosting app's platform type, from the query, else the cookie; undefined where absent or malformed. */
export function parseAppPlatform(url: URL, cookies: string): string | undefined {
  const platform = url.searchParams.get(parameter) || new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(cookies)?.[1];
  return platform && /^[\w-]{1,32}$/.test(platform) ? platform : undefined;
}

/** Stores the platform type in its cookie, for the pages of the visit that do not carry it in the query. */
export function applyAppPlatform(): void {
  const platform = parseAppPlatform(new URL(window.location.href), document.cookie);
  if (platform) document.cookie = `${cookie}=${platform}; path=/; samesite=strict`;
}

/**
 * Inline script for the head: sets the class `ios` and the attribute `data-platform` (`parseAppPlatform`) on the root element
 * before the first paint, so that nothing moves. A string, since it is inlined into the document.
 */
export const beforePaintScript = `(function(d,n){if(/iP(hone|ad|od)/.test(n.userAgent)||(n.platform==="MacIntel"&&n.maxTouchPoints>1))d.classList.add("ios");var p=new URLSearchParams(location.search).get("${parameter}")||(/(?:^|; )${cookie}=([^;]*)/.exec(document.cookie)||[])[1];if(p&&/^[\\w-]{1,32}$/.test(p))d.dataset.platform=p})(document.documentElement,navigator)`;
