import type { z } from "zod";

/** Checks of a length or a size: zod runs them on everything that has one, an object with a member of that name too. */
const measuringChecks = new Set(["min_length", "max_length", "length_equals", "min_size", "max_size", "size_equals"]);

const isSound = ({ issues }: z.core.ParsePayload): boolean => issues.every((issue) => issue.continue === true);

/** Calls `visit` with the definition of every schema and check in a value of a schema's definition. */
function visitDefinitions(value: unknown, visit: (definition: object) => void, seen = new Set<unknown>()): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  if (!("_zod" in value)) {
    for (const inner of Object.values(value)) visitDefinitions(inner, visit, seen);
    return;
  }
  const { def } = (value as z.core.$ZodType)._zod;
  visit(def);
  visitDefinitions(def, visit, seen);
}

/**
 * Makes a schema of requests check a value no further once its type is wrong: what a client sends may have any member, and is not to
 * be measured or compared before it is a text or a list. Zod stops at the type by itself, but for lengths and sizes.
 * @returns the same schema
 */
export function stopAtType<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  visitDefinitions(schema, (definition) => {
    const { check } = definition as Partial<z.core.$ZodCheckDef>;
    if (check !== undefined && measuringChecks.has(check)) (definition as z.core.$ZodCheckDef).when = isSound;
  });
  return schema;
}
