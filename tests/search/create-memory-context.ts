import { createFactCounts } from "#server/api/services/demand/create-fact-counts.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import type { Context } from "#server/api/services/context.ts";
import { createMemoryCatalogue, type CatalogueRows } from "./search-venues-naively.ts";

/** Creates a service context over rows in memory, for the services of search, home, hotel and city; content by kind. */
export async function createMemoryContext(
  rows: CatalogueRows,
  content: Record<string, unknown[]> = {},
): Promise<Context> {
  const pick = <T extends { id: string }>(all: readonly T[], ids: readonly string[]) =>
    ids.flatMap((id) => all.find((row) => row.id === id) ?? []);
  const catalogue = {
    ...createMemoryCatalogue(rows),
    venueById: async (id: string) => rows.venues.find((venue) => venue.id === id),
    spaceById: async (id: string) => rows.spaces.find((space) => space.id === id),
    venuesByIds: async (ids: readonly string[]) => pick(rows.venues, ids),
    spacesByIds: async (ids: readonly string[]) => pick(rows.spaces, ids),
    spacesOf: async (venueId: string) => rows.spaces.filter((space) => space.venueId === venueId),
  } as Context["catalogue"];
  return {
    catalogue,
    content: {
      list: async (kind: string) => (content[kind] ?? []).map((body, at) => ({ id: String(at + 1), body })),
      getMany: async (kind: string, ids: readonly string[]) =>
        new Map(ids.flatMap((id) => (content[kind]?.[Number(id) - 1] ? [[id, content[kind][Number(id) - 1]]] : []))),
      get: async (kind: string, id: string) => content[kind]?.[Number(id) - 1],
    } as unknown as Context["content"],
    demands: {} as Context["demands"],
    quotes: {} as Context["quotes"],
    sharedLists: {} as Context["sharedLists"],
    sharedListDays: 90,
    limits: {} as Context["limits"],
    messages: {} as Context["messages"],
    onMessageFailure: () => undefined,
    codes: {} as Context["codes"],
    verifiesMobile: false,
    index: await openIndex(catalogue),
    now: () => new Date("2026-11-21T02:00:00Z"),
    factCounts: createFactCounts(),
    events: {} as Context["events"],
    files: {
      limit: () => undefined,
      pictures: { open: async () => undefined },
      renderer: {
        render: async (load) => {
          const { renderFile } = await import("#server/files/render-file.ts");
          return renderFile(await load());
        },
      },
    },
    maps: { limit: () => undefined, onFailure: () => undefined },
    analytics: {} as Context["analytics"],
    site: { hotline: "400", adviser: "林舟", icp: "备案号", origin: "", hasDemo: true },
  };
}
