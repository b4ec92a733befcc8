/** Parses an address; undefined where it is none. In place of `URL.canParse`, which Chrome has from 120 and Safari from 17 on. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
