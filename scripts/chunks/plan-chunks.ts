import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type Cluster, mergeClusters } from "./merge-clusters.ts";

/** What the plan reads of a module. */
interface PlannedModule {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

export type FindModule = (id: string) => PlannedModule | null;

/** What decides which file a module is in. */
export interface ChunkRules {
  /** Where the graph begins: what a document loads by itself; what they import statically is one file. */
  entries: readonly string[];
  /** What they load before any page; what it imports besides is another file. */
  application: string;
  /** What they load by themselves once a page is idle: what others load too is in the entries' file, else it would bring theirs along. */
  idle?: readonly string[];
}

/**
 * Bytes that one more file costs: compressed apart it is 190 longer (measured on this site), and it is one more request. The rest is
 * set so that a list has eight or nine files.
 */
const fileBytes = 190 + 5810;
/** Share of a module's own compressed size that it has within a file of several. */
const sharedDictionary = 0.75;
/** How much a byte of a part counts that is loaded later, against one of a page's first load. */
const laterWeight = 0.05;

const isSheet = (id: string) => /\.css(?:\?|$)/.test(id);
const isPage = (root: string) => /\/pages\/[^/]+\/page\.tsx$/.test(root);

/** Returns a module's compressed size without comments, in bytes. */
const measure = (code: string | null): number =>
  gzipSync((code ?? "").replace(/\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|^[ \t]*\/\/.*$/gm, ""), { level: 9 }).length *
  sharedDictionary;

/** Collects what a module imports statically, itself included. */
function collectStatic(start: string, find: FindModule): Set<string> {
  const seen = new Set([start]);
  for (const id of seen) for (const next of find(id)?.importedIds ?? []) if (find(next)) seen.add(next);
  return seen;
}

/** Collects the roots of the graph: what is imported dynamically from the entries on. */
function collectRoots(entries: readonly string[], find: FindModule): string[] {
  const roots = new Set(entries);
  for (const root of roots) {
    for (const id of collectStatic(root, find))
      for (const next of find(id)?.dynamicallyImportedIds ?? []) roots.add(next);
  }
  return [...roots].filter((root) => !entries.includes(root)).sort();
}

/** Collects the sheets of pages that another page or a later part has too. */
function collectSharedSheets(roots: readonly string[], find: FindModule): Set<string> {
  const users = new Map<string, string[]>();
  for (const root of roots) {
    for (const id of collectStatic(root, find)) if (isSheet(id)) users.set(id, [...(users.get(id) ?? []), root]);
  }
  return new Set([...users].filter(([, own]) => own.length > 1 && own.some(isPage)).map(([id]) => id));
}

/** Groups the modules that several roots load by the roots that load them. */
function groupModules(roots: readonly string[], find: FindModule, isFirst: (id: string) => boolean): Cluster[] {
  const users = new Map<string, string[]>();
  for (const root of roots) {
    for (const id of collectStatic(root, find)) {
      if (isFirst(id) || roots.includes(id)) continue;
      const own = users.get(id);
      if (own) own.push(root);
      else users.set(id, [root]);
    }
  }
  const groups = Map.groupBy(
    [...users].sort(([a], [b]) => (a < b ? -1 : 1)).filter(([, own]) => own.length > 1),
    ([, own]) => own.join("\n"),
  );
  return [...groups.values()].map((group) => ({
    modules: group.map(([id]) => id),
    bytes: group.reduce((sum, [id]) => sum + measure(find(id)!.code), 0),
    roots: new Set(group[0]![1]),
  }));
}

/** Collects what the parts that are loaded when idle share with the application or another root. */
function collectSharedWhenIdle(idle: readonly string[], others: ReadonlySet<string>, find: FindModule): string[] {
  return idle.flatMap((root) => [...collectStatic(root, find)].filter((id) => id !== root && others.has(id)));
}

const relative = (id: string): string => id.replace(/^.*\/(?=(?:src|node_modules)\/)/, "");

/** Returns the name of a file from its modules, so that it stays the same as long as they do. */
const formatName = (modules: readonly string[]): string =>
  `part-${createHash("sha256").update(modules.map(relative).sort().join("\n")).digest("hex").slice(0, 6)}`;

/**
 * Plans the files of modules that several pages or parts share, from the graph of modules: few files, since each costs bytes and
 * a request, and little in them that a page does not need. Returns the name of each such module's file; what one page or part
 * alone loads is in its own. A page has two sheets at most: what another has too is in the application's.
 */
export function planChunks({ entries, application, idle = [] }: ChunkRules, find: FindModule): Map<string, string> {
  const base = collectStatic(application, find);
  const roots = collectRoots([...entries, application], find);
  const touched = roots.filter((root) => !idle.includes(root)).flatMap((root) => [...collectStatic(root, find)]);
  const bootstrap = new Set([
    ...entries.flatMap((entry) => [...collectStatic(entry, find)]),
    ...collectSharedWhenIdle(idle, new Set([...base, ...touched]), find),
  ]);
  const shared = collectSharedSheets(roots, find);
  const isFirst = (id: string) => bootstrap.has(id) || base.has(id) || shared.has(id);
  // A file of what costs every page less than it costs to be in a file with something large.
  const everywhere: Cluster = { modules: [], bytes: 0, roots: new Set(roots), isEverywhere: true };
  const clusters = mergeClusters([everywhere, ...groupModules(roots, find, isFirst)], {
    listImports: (id) => (isFirst(id) ? [] : (find(id)?.importedIds ?? [])),
    isPage,
    weigh: (root) => (isPage(root) ? 1 : laterWeight),
    fileBytes,
  });
  const all = new Set([...bootstrap, ...base, ...roots.flatMap((root) => [...collectStatic(root, find)])]);
  const firsts = [...all]
    .filter((id) => isFirst(id) && !entries.includes(id) && id !== application)
    .map((id) => [id, bootstrap.has(id) ? "start" : "base"] as const);
  const parts = clusters.flatMap(({ modules }) => modules.map((id) => [id, formatName(modules)] as const));
  return new Map([...firsts, ...parts]);
}
