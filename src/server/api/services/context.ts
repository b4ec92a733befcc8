import type { CatalogueStore } from "../../store/catalogue-store.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { DemandStore } from "../../store/demand-store.ts";
import type { SharedLimits } from "../../store/limits/shared-limits.ts";
import type { FactCounts } from "./demand/create-fact-counts.ts";
import type { SearchIndex } from "../../search/index/search-index.ts";

/** Dependencies of the service functions, created once by the composition root; tests create their own. */
export interface Context {
  catalogue: CatalogueStore;
  content: ContentStore;
  demands: DemandStore;
  /** Rate limits and used signatures, shared by all nodes. */
  limits: SharedLimits;
  index: SearchIndex;
  /** Returns the current time; injected for tests. */
  now: () => Date;
  /** Counts of accepted demands, for `/metrics`. */
  factCounts: FactCounts;
  /** Operator's settings for the footer. */
  site: { hotline: string; icp: string };
}

/** Facts about the client of a call; never part of a cached page. */
export interface Caller {
  /** Client address, for rate limits. */
  address: string;
}
