/** Decodes the ASCII characters of a path, as a router does before it looks for the page: `%64emand` is `demand`. Never throws. */
export const decodeAscii = (path: string): string =>
  path.replace(/%[2-7][\da-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
