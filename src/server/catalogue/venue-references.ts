import type { CatalogueStore } from "../store/catalogue-store.ts";
import type { Candidate } from "./candidate.ts";

/** A venue that a space names, or why it cannot be told. */
export type Reference = { venueId: string } | { fault: string };

/** Finds the venues that spaces name: in the file first, then in the store. */
export class VenueReferences {
  readonly #catalogue: CatalogueStore;
  readonly #settled = new Map<Candidate, string>();
  readonly #byOwnId = new Map<string, Set<string>>();
  readonly #byName = new Map<string, Set<string>>();
  #stored: { ids: Set<string>; byName: Map<string, Set<string>> } | undefined;

  constructor(catalogue: CatalogueStore) {
    this.#catalogue = catalogue;
  }

  /** Makes a venue of the file known under its own id, its new one and its name. */
  add(candidate: Candidate, id: string): void {
    this.#settled.set(candidate, id);
    const { ownId, name } = candidate;
    for (const known of new Set([ownId, id])) if (known) put(this.#byOwnId, known, id);
    if (name) put(this.#byName, name, id);
  }

  async find({ venue = {} }: Candidate): Promise<Reference> {
    const { row, id, name } = venue;
    if (row) {
      const venueId = this.#settled.get(row);
      return venueId ? { venueId } : { fault: `its venue (${row.where}) was refused` };
    }
    if (!id && !name) return { fault: "names no venue" };
    const stored = await this.#read();
    if (id) {
      const found = only(this.#byOwnId.get(id));
      if (found) return found;
      return stored.ids.has(id) ? { venueId: id } : { fault: `there is no venue ${id}, neither in the file nor in the catalogue` };
    }
    const found = only(this.#byName.get(name!)) ?? only(stored.byName.get(name!));
    return found ?? { fault: `there is no venue “${name}”, neither in the file nor in the catalogue` };
  }

  async #read() {
    if (this.#stored) return this.#stored;
    const stored = { ids: new Set<string>(), byName: new Map<string, Set<string>>() };
    for await (const { id, name } of this.#catalogue.eachVenue()) {
      stored.ids.add(id);
      put(stored.byName, name, id);
    }
    this.#stored = stored;
    return stored;
  }
}

function put(index: Map<string, Set<string>>, key: string, id: string): void {
  index.set(key, (index.get(key) ?? new Set()).add(id));
}

function only(ids: ReadonlySet<string> | undefined): Reference | undefined {
  if (!ids) return undefined;
  const [first, second] = ids;
  return second === undefined ? { venueId: first! } : { fault: `several venues answer to it: ${[...ids].join(", ")}` };
}
