import type { DescribedDemand } from "./described-demand.ts";

/**
 * Returns a demand for programs: the record, the names of what it refers to, and the form's fields by their wire names.
 * The token of the private page is not among them; an erased demand has no field of the form.
 */
export function toDemandJson({ stored, callBy, cityName, venues, spaces }: DescribedDemand): Record<string, unknown> {
  const { reference, kind, status, createdAt, updatedAt, assignee, erasedAt } = stored;
  const record = { reference, kind, status, createdAt, updatedAt };
  if (erasedAt !== "") return { ...record, erasedAt };
  return { ...stored.body, ...record, ...(assignee && { assignee }), callBy, cityName, venues, spaces };
}
