import type { CellType } from "./cells/cell-type.ts";

/**
 * A column of a table. `path` is the entity's field ("policies.deposit"), or starts with $ if the text must be resolved.
 * The first of `names` is the heading of an export; an import accepts all.
 */
export interface Column {
  path: string;
  names: readonly [string, ...string[]];
  type: CellType;
  /** Not written on export. */
  importOnly?: boolean;
}

type Fields = Record<string, unknown>;

/** Returns the value at a path, or undefined. */
export const getAtPath = (fields: object, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], fields);

/** Sets the value at a path, or deletes it if undefined; also deletes objects that become empty. */
export function setAtPath(fields: Fields, path: string, value: unknown): void {
  const [key = "", ...rest] = path.split(".");
  if (rest.length === 0) {
    if (value === undefined) delete fields[key];
    else fields[key] = value;
    return;
  }
  const inner = { ...(fields[key] as Fields | undefined) };
  setAtPath(inner, rest.join("."), value);
  if (Object.keys(inner).length === 0) delete fields[key];
  else fields[key] = inner;
}
