import type { CatalogueStore } from "../../store/catalogue-store.ts";
import type { Candidate } from "../candidate.ts";
import { normalizeName } from "../normalize-name.ts";
import { deriveId } from "./resolve-id.ts";

/** The venue that a space refers to, or why it cannot be found. */
export type Reference = { venueId: string } | { fault: string };

/** A venue in the catalogue before the import. */
export interface StoredVenue {
  id: string;
  source: string;
  cityCode: string;
}

interface StoredVenues {
  ids: Set<string>;
  byName: Map<string, Set<string>>;
  venuesByName: Map<string, StoredVenue[]>;
}

/** Resolves venue references of spaces: in the file first, then in the store. */
export class VenueReferences {
  readonly #catalogue: CatalogueStore;
  readonly #leaving: ReadonlySet<string>;
  readonly #idByCandidate = new Map<Candidate, string>();
  readonly #byOwnId = new Map<string, Set<string>>();
  readonly #byName = new Map<string, Set<string>>();
  #stored: StoredVenues | undefined;

  /** @param leaving sources whose stored venues are ignored, since the import replaces them */
  constructor(catalogue: CatalogueStore, leaving: ReadonlySet<string>) {
    this.#catalogue = catalogue;
    this.#leaving = leaving;
  }

  /** Registers a venue of the file under its own id, its catalogue id and its name. */
  add(candidate: Candidate, id: string): void {
    this.#idByCandidate.set(candidate, id);
    const { ownId, name, filed } = candidate;
    for (const alias of new Set([ownId, id])) {
      if (!alias) continue;
      addId(this.#byOwnId, alias, id);
      addId(this.#byOwnId, `${filed}\n${alias}`, id);
    }
    if (name) addId(this.#byName, normalizeName(name), id);
  }

  async find({ venue = {}, filed }: Candidate): Promise<Reference> {
    const { row, id, name } = venue;
    if (row) {
      const venueId = this.#idByCandidate.get(row);
      return venueId ? { venueId } : { fault: `所在场地（${row.where}）没有收下` };
    }
    if (id) {
      const found =
        requireSingleVenue(this.#byOwnId.get(`${filed}\n${id}`)) ?? requireSingleVenue(this.#byOwnId.get(id));
      if (found) return found;
      const { ids } = await this.#read();
      // The operator's own number of a venue that an earlier file of the same source brought.
      const stored = [deriveId("venue", filed, "", id), id].find((one) => ids.has(one));
      return stored ? { venueId: stored } : { fault: `文件和目录里都没有编号为 ${id} 的场地` };
    }
    if (!name) return { fault: "没有写属于哪个场地" };
    const found =
      requireSingleVenue(this.#byName.get(normalizeName(name))) ??
      requireSingleVenue((await this.#read()).byName.get(normalizeName(name)));
    return found ?? { fault: `文件和目录里都没有场地“${name}”：请在文件里加上这个场地和它的城市` };
  }

  /** Returns the stored venues of a name, of all sources. */
  async findStored(name: string): Promise<readonly StoredVenue[]> {
    return (await this.#read()).venuesByName.get(normalizeName(name)) ?? [];
  }

  async #read() {
    if (this.#stored) return this.#stored;
    const stored: StoredVenues = { ids: new Set(), byName: new Map(), venuesByName: new Map() };
    for await (const { source, entity } of this.#catalogue.eachFiledVenue()) {
      const { id, name, cityCode } = entity;
      const key = normalizeName(name);
      stored.venuesByName.set(key, [...(stored.venuesByName.get(key) ?? []), { id, source, cityCode }]);
      if (this.#leaving.has(source)) continue;
      stored.ids.add(id);
      addId(stored.byName, key, id);
    }
    this.#stored = stored;
    return stored;
  }
}

function addId(index: Map<string, Set<string>>, key: string, id: string): void {
  index.set(key, (index.get(key) ?? new Set()).add(id));
}

function requireSingleVenue(ids: ReadonlySet<string> | undefined): Reference | undefined {
  if (!ids) return undefined;
  const [first, second] = ids;
  return second === undefined
    ? { venueId: first! }
    : { fault: `有几个同名场地（编号 ${[...ids].join("、")}），请写场地编号` };
}
