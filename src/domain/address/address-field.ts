import { isIsoDay } from "../day.ts";
import { isId } from "../is-id.ts";

/** How one parameter of an address is read and written. */
export interface AddressField<Value> {
  /** Parses the text of an address; undefined where it is invalid: the address then means what it means without it. */
  parse(typed: string): Value | undefined;
  /** Formats a value; empty where it is left out. */
  format(value: Value): string;
  /** Its characters, such as commas, stand in the address as they are. */
  isUnescaped?: boolean;
}

/** The value of a field. */
export type FieldValue<Field> = Field extends AddressField<infer Value> ? Value : never;

/** Returns the field with the value of an address that has none; this value is not written. */
export const withDefault = <Field extends AddressField<unknown>>(
  field: Field,
  fallback: FieldValue<Field>,
): Field & { fallback: FieldValue<Field> } => ({ ...field, fallback });

/** Returns the field with the name of its parameter, where that is another one than its key. */
export const named = <Name extends string, Field extends AddressField<unknown>>(
  name: Name,
  field: Field,
): Field & { name: Name } => ({ ...field, name });

/** Returns the field whose values stand in the address as they are. */
export const unescaped = <Field extends AddressField<unknown>>(field: Field): Field => ({
  ...field,
  isUnescaped: true,
});

/** A text; `clean` returns what is read of it, undefined if it is invalid. */
export const text = (clean: (typed: string) => string | undefined): AddressField<string> => ({
  parse: clean,
  format: String,
});

/** A text that an expression matches. */
export const matching = (pattern: RegExp): AddressField<string> =>
  text((typed) => (pattern.test(typed) ? typed : undefined));

/** A city's slug, or its slug or code. */
export const slug = matching(/^[a-z]{2,40}$/);
export const cityKey = matching(/^(?:[a-z]{2,40}|\d{6})$/);

export const id = text((typed) => (isId(typed) ? typed : undefined));

/** An ISO day. */
export const day = text((typed) => (isIsoDay(typed) ? typed : undefined));

/** A whole number within bounds. 0 beyond them is no number and left out. */
export const bounded = (least: number, most: number): AddressField<number> => ({
  parse: (typed) => {
    const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
  format: (value) => (value || least <= 0 ? String(value) : ""),
});

/** One of a few values. */
export const oneOf = <const Option extends string | number>(options: readonly Option[]): AddressField<Option> => ({
  parse: (typed) => options.find((option) => String(option) === typed),
  format: String,
});

/** Yes or no; only what is not usual is written, as 1 or 0. */
export const flag = (usual: boolean) =>
  withDefault<AddressField<boolean>>(
    { parse: (typed) => (typed === (usual ? "0" : "1")) !== usual, format: (value) => (value ? "1" : "0") },
    usual,
  );

/** Valid entries separated by commas, each once; the first `most` are read. */
export const listOf = (isValid: (entry: string) => boolean, most = Number.POSITIVE_INFINITY) =>
  withDefault<AddressField<readonly string[]>>(
    {
      parse: (typed) => [...new Set(typed.split(/[,\s]+/).filter((entry) => isValid(entry)))].slice(0, most),
      format: (entries) => entries.join(","),
    },
    [],
  );

/** The page of a list, from 1. */
export const pageNumber = withDefault<AddressField<number>>(
  {
    parse: (typed) => (/^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : undefined),
    format: (page) => (page > 1 ? String(page) : ""),
  },
  1,
);
