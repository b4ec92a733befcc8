import fc from "fast-check";
import { hostileValues, strangeMembers, withMember } from "./hostile-values.ts";

type Path = readonly string[];

/** Lists the paths of all values within a value, its own first. */
function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => listPaths(inner, [...path, name]))];
}

/** Returns a copy of a value with the one at a path changed. */
function changeAt(value: unknown, [name, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? changeAt(one, rest, change) : one));
  if (typeof value !== "object" || value === null) return value;
  return withMember(value, [name, changeAt((value as Record<string, unknown>)[name], rest, change)]);
}

type Change = (value: unknown) => unknown;

/** What a value of another type still has of the one before. */
const wraps: readonly Change[] = [
  (value) => [value],
  (value) => [value, value],
  (value) => ({ value }),
  (value) => ({ 0: value, length: 1 }),
  (value) => (typeof value === "number" ? `${value}` : typeof value === "string" ? Number(value) : value),
  (value) => (typeof value === "string" ? `${value} ` : value),
  (value) => (typeof value === "string" ? value.repeat(50) : value),
  (value) => (typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : value),
  () => undefined,
];

const changes = fc.oneof<fc.MaybeWeightedArbitrary<Change>[]>(
  {
    weight: 5,
    arbitrary: hostileValues.map(
      (hostile): Change =>
        () =>
          hostile,
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...wraps) },
  {
    weight: 1,
    arbitrary: strangeMembers.map(
      (member): Change =>
        (value) =>
          typeof value === "object" && value !== null ? withMember(value, member) : value,
    ),
  },
);

/** Makes arbitraries of a valid value with one to three of the values in it exchanged for hostile ones. */
export const mutateValue = (valid: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.constantFrom(...listPaths(valid)), changes), { minLength: 1, maxLength: 3 })
    .map((mutations) => mutations.reduce((value, [path, change]) => changeAt(value, path, change), valid));
