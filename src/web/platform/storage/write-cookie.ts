import type { PersistenceConfig } from "#domain/runtime-config.ts";

type CookieOptions = PersistenceConfig["cookie"];

let options: CookieOptions = { secure: false, sameSite: "strict", days: 365, domain: "" };

/** Sets the options of all cookies from the public runtime configuration. */
export function configureCookies(configured: CookieOptions): void {
  options = configured;
}

/** Returns the configured lifetime of a stored choice, in seconds. */
export const getCookieSeconds = (): number => options.days * 86_400;

/** Returns the cookies by name, their values as they stand; none where the browser denies them (a sandboxed frame). */
export function readCookies(): Map<string, string> {
  try {
    return new Map(
      document.cookie.split("; ").flatMap((pair): [string, string][] => {
        const at = pair.indexOf("=");
        return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/**
 * Writes a cookie for the whole site; `value` is encoded already. Without `seconds` it lasts for the session, with 0 it is
 * deleted. Secure on https, and wherever the configuration demands it. Never throws.
 */
export function writeCookie(
  name: string,
  value: string,
  { seconds, sameSite = options.sameSite }: { seconds?: number | undefined; sameSite?: CookieOptions["sameSite"] } = {},
): void {
  const age = seconds === undefined ? "" : `; max-age=${seconds}`;
  const domain = options.domain && `; domain=${options.domain}`;
  const secure = options.secure || window.location.protocol === "https:" ? "; secure" : "";
  try {
    document.cookie = `${name}=${value}; path=/; samesite=${sameSite}${age}${domain}${secure}`;
  } catch {
    // Denied: readCookies finds none either.
  }
}
