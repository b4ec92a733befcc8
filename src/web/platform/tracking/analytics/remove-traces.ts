import { readCookies, writeCookie } from "../../storage/write-cookie.ts";
import { trackingNames } from "#domain/tracking/tracking-names.ts";

/** Names that the library gives to what it stores, in cookies and in storage. */
const sensorsNames = /^(?:sensorsdata|sajssdk|sa_jssdk|sawebjssdk|tab-sawebjssdk)/;

/** Removes what the counting of visits has stored in this browser. */
export function removeTraces(): void {
  const own: readonly string[] = trackingNames;
  for (const name of readCookies().keys())
    if (own.includes(name) || sensorsNames.test(name)) writeCookie(name, "", { seconds: 0 });
  try {
    for (const storage of [window.localStorage, window.sessionStorage])
      for (const name of Object.keys(storage)) if (sensorsNames.test(name)) storage.removeItem(name);
  } catch {
    // Blocked storage has stored nothing.
  }
}
