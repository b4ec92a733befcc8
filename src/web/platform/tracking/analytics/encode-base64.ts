/** Returns the base64 of a text in UTF-8. */
export const encodeBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

/** Returns the text of a base64; undefined where it is none. */
export function decodeBase64(data: string): string | undefined {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(data), (unit) => unit.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
