import fc from "fast-check";
import { hostileTexts } from "./hostile-values.ts";

/** Percent-encodes a text; what is no text is encoded by its bytes. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Encodings of a parameter that no browser makes. */
const encoders: readonly ((name: string, text: string) => string)[] = [
  (name, text) => `${encode(name)}=${encode(text)}`,
  (name, text) => `${encode(name)}=${encode(text)}&${encode(name)}=${encode(text)}`,
  (name, text) => `${encode(name)}[]=${encode(text)}`,
  (name, text) => `${encode(name)}[a]=${encode(text)}`,
  (name) => encode(name),
  (name) => `${encode(name)}=`,
  (name, text) => `${encode(name)}=%${encode(text)}`,
  (name, text) => `${encode(name)}=%ff${encode(text)}%E4%BD`,
  (name, text) => `%${encode(name)}=${encode(text)}`,
  (name, text) => `${encode(name)}=${encode(text).replaceAll("%", "%25")}`,
  (name, text) => `${encode(name)}=+${encode(text)}+`,
  (name, text) => `&&=${encode(text)}&;${encode(name)}==`,
];
const plainEncoder = encoders[0]!;

/** Formats a value of a query as a browser does: a list is repeated, other values are texts. */
const toTexts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(toTexts);
  if (value === undefined) return [];
  return [typeof value === "string" ? value : JSON.stringify(value)];
};

/** Formats parameters as a query, some of them in an encoding that no browser makes. */
export const formatHostileQuery = (parameters: object): fc.Arbitrary<string> => {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    toTexts(value).map((text): [string, string] => [name, text.slice(0, 3000)]),
  );
  const encoding = fc.oneof(
    { weight: 12, arbitrary: fc.constant(plainEncoder) },
    { weight: 1, arbitrary: fc.constantFrom(...encoders) },
  );
  return fc
    .tuple(...pairs.map(() => encoding))
    .map((chosen) => pairs.map(([name, text], at) => chosen[at]!(name, text)).join("&"));
};

/** Creates queries of some of these parameters, and of strangers. */
export const createHostileQueries = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .dictionary(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...names) },
        {
          weight: 1,
          arbitrary: fc.constantFrom("__proto__", "constructor", "k", "utm_source", "mp_plantform_type", ""),
        },
      ),
      hostileTexts,
      { maxKeys: 5, noNullPrototype: true },
    )
    .chain(formatHostileQuery);
