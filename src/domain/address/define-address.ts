import type { AddressField, FieldValue } from "./address-field.ts";

/** The fields of an address by key, in the order in which they are written. */
type Fields = Readonly<Record<string, AddressField<unknown> & { fallback?: unknown; name?: string }>>;

/** The name of a field's parameter. */
type NameOf<Key, Field> = Field extends { name: infer Name extends string } ? Name : Key;
/** The names of the parameters of fields. */
type Names<F> = { [Key in keyof F & string]: NameOf<Key, F[Key]> }[keyof F & string];
type DefaultKeys<F> = { [Key in keyof F]: F[Key] extends { fallback: unknown } ? Key : never }[keyof F];
type Simplified<T> = { [Key in keyof T]: T[Key] };

/** What an address says: a field with a default always has a value, any other only where the address has a valid one. */
type Values<F> = Simplified<
  { [Key in DefaultKeys<F>]: FieldValue<F[Key]> } & { [Key in Exclude<keyof F, DefaultKeys<F>>]?: FieldValue<F[Key]> }
>;

/** Values to be written; unset ones are left out. */
type Given<F> = { [Key in keyof F]?: FieldValue<F[Key]> | undefined };

/** The names, the parser and the formatter of a page's query. */
export interface Address<F extends Fields> {
  fields: F;
  /** The names of its parameters: all that its page depends on, so the page cache has one entry for their values. */
  names: readonly Names<F>[];
  /** Parses a query by names; what is invalid is left out, or the default. */
  parse: (query: Readonly<Partial<Record<Names<F>, string | undefined>>>) => Values<F>;
  /** Formats values as texts by name, without unset values and defaults. They are in the order of the fields, or in that of `keys`. */
  toTexts: (values: Given<F>, keys?: readonly string[]) => Record<string, string>;
  /** Formats values as a query with its question mark; empty if there are none. Equal values have one query. */
  format: (values: Given<F>, keys?: readonly string[]) => string;
}

/**
 * Returns names, parser and formatter of a page's query:
 *
 *     const address = defineAddress({ people: bounded(1, 99_999), layout: oneOf(layouts), page: pageNumber });
 *     address.parse({ people: "200", page: "x" }); // { people: 200, page: 1 }
 *     address.format({ people: 200, page: 1 });    // "?people=200"
 */
export function defineAddress<const F extends Fields>(fields: F): Address<F> {
  const allKeys = Object.keys(fields);
  const getName = (key: string) => fields[key]!.name ?? key;
  const formatValue = (key: string, value: unknown): string => {
    const { format, fallback } = fields[key]!;
    const typed = value === undefined ? "" : format(value);
    return fallback !== undefined && typed === format(fallback) ? "" : typed;
  };
  const listPairs = (values: Readonly<Record<string, unknown>>, keys: readonly string[] = allKeys) =>
    keys
      .map((key) => ({ name: getName(key), typed: formatValue(key, values[key]), field: fields[key]! }))
      .filter(({ typed }) => typed !== "");
  return {
    fields,
    names: allKeys.map(getName) as Names<F>[],
    parse: (query: Readonly<Record<string, string | undefined>>) => {
      const values: Record<string, unknown> = {};
      for (const key of allKeys) {
        const { parse, fallback } = fields[key]!;
        const typed = query[getName(key)];
        const value = (typed === undefined ? undefined : parse(typed)) ?? fallback;
        if (value !== undefined) values[key] = value;
      }
      return values as Values<F>;
    },
    toTexts: (values, keys) => Object.fromEntries(listPairs(values, keys).map(({ name, typed }) => [name, typed])),
    format: (values, keys) => {
      const pairs = listPairs(values, keys).map(({ name, typed, field }) =>
        field.isUnescaped ? `${name}=${typed}` : new URLSearchParams([[name, typed]]).toString(),
      );
      return pairs.length > 0 ? `?${pairs.join("&")}` : "";
    },
  };
}
