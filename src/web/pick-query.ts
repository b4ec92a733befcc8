/** Returns the parameters of a query that have these names, in the order of the names; a missing one has no key. */
export function pickQuery<Name extends string>(
  names: readonly Name[],
  query: Record<string, unknown>,
): Readonly<Record<Name, string | undefined>> {
  const picked = {} as Record<Name, string | undefined>;
  for (const name of names) if (query[name] !== undefined) picked[name] = String(query[name]);
  return picked;
}
