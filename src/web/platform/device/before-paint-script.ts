import { writeCookie } from "../storage/write-cookie.ts";

const cookie = "app_plantform_type";
const parameter = "mp_plantform_type";

/** Stores the platform type that `beforePaintScript` found, for the pages of the visit that do not carry it in the query. */
export function storeAppPlatform(): void {
  const { platform } = document.documentElement.dataset;
  if (platform) writeCookie(cookie, platform);
}

/**
 * Inline script for the head: sets on the root element, before the first paint so that nothing moves, the class `ios` and the
 * attribute `data-platform`: the hosting app's platform type, from the query, else the cookie, where it is well-formed. A
 * string, since it is inlined into the document.
 */
export const beforePaintScript = `(function(d,n){if(/iP(hone|ad|od)/.test(n.userAgent)||(n.platform==="MacIntel"&&n.maxTouchPoints>1))d.classList.add("ios");var p=new URLSearchParams(location.search).get("${parameter}")||(/(?:^|; )${cookie}=([^;]*)/.exec(document.cookie)||[])[1];if(p&&/^[\\w-]{1,32}$/.test(p))d.dataset.platform=p})(document.documentElement,navigator)`;
