import fc from "fast-check";
import type { z } from "zod";

/** The parts of a schema's definition that its values follow from. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
}

/** What the checks of a schema say of its values. */
interface Bounds {
  minimum?: number;
  maximum?: number;
  pattern?: RegExp;
}

/** Returns the bounds of a text's length or of a number, and the expression that a text matches. */
function readBounds({ _zod }: z.core.$ZodType): Bounds {
  const checks = (_zod.def.checks ?? []).map(
    (check) => check._zod.def as unknown as Bounds & { check: string; value: number },
  );
  const bounds: Bounds = { ...(_zod.def as unknown as Bounds) };
  for (const { check, minimum, maximum, pattern, value } of checks) {
    if (check === "greater_than" || minimum !== undefined) bounds.minimum = minimum ?? value;
    if (check === "less_than" || maximum !== undefined) bounds.maximum = maximum ?? value;
    if (pattern) bounds.pattern = pattern;
  }
  return bounds;
}

/** Arbitraries of the fields that no schema describes: ids that exist, days, codes. */
export type FieldHints = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Creates texts that match an expression; any texts for one that the generator does not know. */
function createMatching(pattern: RegExp): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(pattern, { size: "small" });
  } catch {
    return fc.string();
  }
}

function createText({ minimum = 0, maximum = 40, pattern }: Bounds): fc.Arbitrary<unknown> {
  if (pattern) return createMatching(pattern);
  const bounded = fc.string({ unit: "grapheme", minLength: Math.min(minimum, 40), maxLength: Math.min(maximum, 40) });
  const longest = fc.constantFrom(maximum - 1, maximum, maximum + 1).map((length) => "会".repeat(Math.max(0, length)));
  return fc.oneof({ weight: 4, arbitrary: bounded }, { weight: 1, arbitrary: longest });
}

function createNumber({ minimum = -1e9, maximum = 1e9 }: Bounds): fc.Arbitrary<unknown> {
  const [least, most] = [Math.ceil(Math.max(minimum, -1e15)), Math.floor(Math.min(maximum, 1e15))];
  return fc.oneof(
    fc.integer({ min: least, max: most }),
    fc.constantFrom(least, least - 1, least + 0.5, most, most + 1, 0),
  );
}

function createObject(shape: Record<string, z.core.$ZodType>, hints: FieldHints): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([name, schema]) => [
    name,
    hints[name] ?? createSchemaArbitrary(schema, hints),
  ]);
  const requiredKeys = Object.keys(shape).filter((name) => shape[name]!._zod.optin === undefined);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
}

/** Creates arbitraries of the values that a schema describes, boundaries included. What it checks in code is not known. */
export function createSchemaArbitrary(schema: z.core.$ZodType, hints: FieldHints): fc.Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition;
  const create = (inner: z.core.$ZodType) => createSchemaArbitrary(inner, hints);
  const { type, shape, element, innerType, keyType, valueType, options } = definition;
  if (shape) return createObject(shape, hints);
  if (element) return fc.array(create(element), { maxLength: 4 });
  if (type === "record")
    return fc.dictionary(create(keyType!).map(String), create(valueType!), { maxKeys: 4, noNullPrototype: true });
  if (innerType) return create(innerType);
  if (options) return fc.oneof(...options.map(create));
  // Preprocessing comes before the schema, parsing after it.
  if (type === "pipe") return create(definition.in!._zod.def.type === "transform" ? definition.out! : definition.in!);
  if (type === "enum") return fc.constantFrom(...Object.values(definition.entries!));
  if (type === "literal") return fc.constantFrom(...definition.values!);
  if (type === "boolean") return fc.boolean();
  if (type === "number") return createNumber(readBounds(schema));
  if (type === "string") return createText(readBounds(schema));
  return fc.jsonValue({ maxDepth: 2 });
}
