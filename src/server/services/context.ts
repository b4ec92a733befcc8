import type { CatalogueStore } from "../store/catalogue-store.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { DemandStore } from "../store/demand-store.ts";
import type { SearchIndex } from "../search/search-index.ts";

/** What a service verb works with. Made once by the composition root; tests make their own. */
export interface Context {
  catalogue: CatalogueStore;
  content: ContentStore;
  demands: DemandStore;
  index: SearchIndex;
  /** The clock, so that a test can set it. */
  now: () => Date;
  /** What the operator configured for the footer. */
  site: { hotline: string; icp: string };
}

/** What a verb may know about who asks; nothing of it reaches the page cache. */
export interface Caller {
  /** Client address, for rate limits. */
  address: string;
}
