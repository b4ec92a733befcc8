import type { CellType } from "./cell-types.ts";

/**
 * One column of a table. `path` is the entity's field ("policies.deposit"), or begins with $ where the text names
 * something that has to be looked up. The first of `names` is the heading of an export, all are understood on import.
 */
export interface Column {
  path: string;
  names: readonly [string, ...string[]];
  type: CellType;
  /** Not written on export. */
  importOnly?: boolean;
}

type Fields = Record<string, unknown>;

/** The value at a path, or undefined. */
export const valueAt = (fields: object, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], fields);

/** Puts a value at a path, or takes it away where it is undefined; an object that this leaves empty goes too. */
export function putAt(fields: Fields, path: string, value: unknown): void {
  const [key = "", ...rest] = path.split(".");
  if (rest.length === 0) {
    if (value === undefined) delete fields[key];
    else fields[key] = value;
    return;
  }
  const inner = { ...(fields[key] as Fields | undefined) };
  putAt(inner, rest.join("."), value);
  if (Object.keys(inner).length === 0) delete fields[key];
  else fields[key] = inner;
}
