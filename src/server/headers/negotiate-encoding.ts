/** Returns the first of these encodings that a request's client accepts, or undefined. */
export const negotiateEncoding = <Name extends string>(request: Request, names: readonly Name[]): Name | undefined =>
  filterEncodings(request.headers.get("accept-encoding") ?? "", names)[0];

/** Returns those of these encodings that a text of Accept-Encoding accepts (RFC 9110, 12.5.3). */
export function filterEncodings<Name extends string>(accepted: string, names: readonly Name[]): Name[] {
  const isAccepted = new Map<string, boolean>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    isAccepted.set(name, !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter)));
  }
  return names.filter((name) => isAccepted.get(name) ?? isAccepted.get("*") ?? false);
}
