/**
 * Returns a function that computes what follows from an object that never changes, such as a shard or a venue as it was read, when
 * it is first needed, and keeps it as long as the object.
 */
export function computeOnce<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const existing = values.get(key);
    if (existing) return existing;
    const computed = compute(key);
    values.set(key, computed);
    return computed;
  };
}
