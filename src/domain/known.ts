/** The fields of a record that are known: what is undefined is left out, so that it costs nothing on its way to a page. */
export function known<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}

/** The same for some of its fields. */
export function pick<T extends object, K extends keyof T>(record: T, keys: readonly K[]): Pick<T, K> {
  return known(Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<T, K>);
}
