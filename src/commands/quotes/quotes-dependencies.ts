import type { StoredQuoteRequest } from "#server/store/quote-store.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import type { Database } from "#server/store/database.ts";
import { createDemandStore, type StoredDemand } from "#server/store/demand-store.ts";
import { createQuoteStore } from "#server/store/quote-store.ts";
import { type CommandOutput, type OpenDatabase, UsageError } from "../with-database.ts";

/** Dependencies of the command: the store, the clock and its output. */
export interface QuotesDependencies extends CommandOutput {
  open: OpenDatabase;
  now: () => Date;
  /** Columns of the terminal. */
  width: number;
}

/** The stores that a verb works with. */
export interface QuoteStores {
  database: Database;
  demands: ReturnType<typeof createDemandStore>;
  quotes: ReturnType<typeof createQuoteStore>;
  catalogue: ReturnType<typeof createCatalogueStore>;
}

/** Opens the stores; to read unless a verb changes something. */
export async function openQuoteStores({ open }: QuotesDependencies, readonly = true): Promise<QuoteStores> {
  const database = await open(readonly ? { readonly } : undefined);
  return {
    database,
    demands: createDemandStore(database),
    quotes: createQuoteStore(database),
    catalogue: createCatalogueStore(database),
  };
}

/** Returns the names of venues by id; an id without a venue stands for itself. */
export async function nameVenues({ catalogue }: QuoteStores, ids: readonly string[]): Promise<Map<string, string>> {
  const unique = [...new Set(ids)];
  const venues = await catalogue.venuesByIds(unique);
  return new Map(unique.map((id) => [id, venues.find((venue) => venue.id === id)?.name ?? id]));
}

/** Returns the demand with a reference. @throws UsageError if there is none */
export async function findDemand({ demands }: QuoteStores, reference: string): Promise<StoredDemand> {
  const demand = await demands.byReference(reference.normalize("NFKC").trim().toUpperCase());
  if (!demand) throw new UsageError(`没有该需求：${reference}`);
  return demand;
}

/**
 * Returns the request of a demand to a venue, by the venue's id or a part of its name that no other venue of the demand has.
 * @throws UsageError if there is none, or more than one
 */
export async function findRequest(stores: QuoteStores, reference: string, venue: string): Promise<StoredQuoteRequest> {
  const requests = await stores.quotes.ofDemand(reference);
  const names = await nameVenues(
    stores,
    requests.map(({ venueId }) => venueId),
  );
  const exact = requests.find(({ venueId }) => venueId === venue);
  const found = exact ? [exact] : requests.filter(({ venueId }) => names.get(venueId)!.includes(venue));
  if (found.length === 1) return found[0]!;
  throw new UsageError(found.length > 1 ? `有几个场地的名称含“${venue}”` : `该需求没有询过该场地：${venue}`);
}
