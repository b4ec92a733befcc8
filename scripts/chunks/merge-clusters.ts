/** Modules that the same pages load: what a file can hold without any of them loading what it does not need. */
export interface Cluster {
  modules: readonly string[];
  /** Estimated compressed bytes. */
  bytes: number;
  /** The roots that load them statically: pages, and parts that are loaded later. */
  roots: ReadonlySet<string>;
  /** Every page loads it: a part that is loaded later has it from its page, at no cost. */
  isEverywhere?: boolean;
}

export interface MergeOptions {
  /** Returns the modules that a module imports statically. */
  listImports: (module: string) => readonly string[];
  /** Returns how much a byte matters that this root loads. */
  weigh: (root: string) => number;
  /** Returns whether this root is a page, not a part that is loaded later. */
  isPage: (root: string) => boolean;
  /** What one more file costs, in compressed bytes: its own table of names, imports and exports, its request. */
  fileBytes: number;
}

/** Returns the bytes that the roots of a cluster alone load in vain where another is added to its file. */
function getWaste(file: Cluster, added: Cluster, { weigh, isPage }: MergeOptions): number {
  let waste = 0;
  for (const root of file.roots)
    if (!added.roots.has(root) && (isPage(root) || !file.isEverywhere)) waste += weigh(root) * added.bytes;
  return waste;
}

/** Returns the bytes that two clusters save as one file: a file less where both are loaded, what is not needed where one is. */
function getSaving(one: Cluster, other: Cluster, options: MergeOptions): number {
  let saving = -getWaste(one, other, options) - getWaste(other, one, options);
  for (const root of one.roots) if (other.roots.has(root)) saving += options.weigh(root) * options.fileBytes;
  return saving;
}

/** Returns whether a file would import itself by way of others: of other clusters, or of modules of none. */
function isInCycle(file: Cluster, clusters: readonly Cluster[], { listImports }: MergeOptions): boolean {
  const owners = new Map(clusters.flatMap((cluster) => cluster.modules.map((module) => [module, cluster] as const)));
  const own = new Set(file.modules);
  const outside = new Set(file.modules.flatMap(listImports).filter((module) => !own.has(module)));
  for (const module of outside) {
    if (own.has(module)) return true;
    for (const each of owners.get(module)?.modules ?? [module]) {
      outside.add(each);
      for (const next of listImports(each)) outside.add(next);
    }
  }
  return false;
}

const join = (one: Cluster, other: Cluster): Cluster => ({
  modules: [...one.modules, ...other.modules],
  bytes: one.bytes + other.bytes,
  roots: new Set([...one.roots, ...other.roots]),
  ...((one.isEverywhere || other.isEverywhere) && { isEverywhere: true }),
});

/**
 * Merges clusters as long as that saves bytes over all roots, the largest saving first, and never so that two files import each
 * other. Deterministic: equal savings are taken in the order of the clusters.
 */
export function mergeClusters(clusters: readonly Cluster[], options: MergeOptions): Cluster[] {
  let current = [...clusters];
  for (;;) {
    const pairs = current.flatMap((one, at) =>
      current.slice(at + 1).map((other) => ({ one, other, saving: getSaving(one, other, options) })),
    );
    const worthwhile = pairs.filter(({ saving }) => saving > 0).sort((a, b) => b.saving - a.saving);
    const others = (pair: Cluster[]) => current.filter((cluster) => !pair.includes(cluster));
    const found = worthwhile.find(({ one, other }) => !isInCycle(join(one, other), others([one, other]), options));
    if (!found) return current;
    current = [...others([found.one, found.other]), join(found.one, found.other)];
  }
}
