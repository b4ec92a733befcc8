const cookie = "app_plantform_type";
const parameter = "mp_plantform_type";

/** The platform type of the hosting app: the query names it, a stored cookie remembers it (wire names as given). */
export function appPlatform(url: URL, cookies: string): string | undefined {
  const given = url.searchParams.get(parameter) ?? new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(cookies)?.[1];
  return given && /^[\w-]{1,32}$/.test(given) ? given : undefined;
}

/** Sets the platform type at startup and marks the root element for it. */
export function applyAppPlatform(): void {
  const platform = appPlatform(new URL(window.location.href), document.cookie);
  if (!platform) return;
  document.cookie = `${cookie}=${platform}; path=/; samesite=strict`;
  document.documentElement.dataset.platform = platform;
}

/**
 * Runs in the head before the first paint: marks iOS on the root element, and the text size that was chosen.
 * A string, since it stands inline in the document.
 */
export const beforePaint = `(function(d,n){if(/iP(hone|ad|od)/.test(n.userAgent)||(n.platform==="MacIntel"&&n.maxTouchPoints>1))d.classList.add("ios")})(document.documentElement,navigator)`;
