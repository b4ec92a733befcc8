/** Returns a record without its undefined fields, so that they are not serialized. */
export function omitUndefined<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}

/** Returns the given fields of a record, without undefined ones. */
export function pickDefined<T extends object, K extends keyof T>(record: T, keys: readonly K[]): Pick<T, K> {
  const picked = {} as Pick<T, K>;
  for (const key of keys) if (record[key] !== undefined) picked[key] = record[key];
  return picked;
}
