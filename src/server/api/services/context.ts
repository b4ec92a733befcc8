import type { Agreement } from "#domain/content/agreement.ts";
import type { Parsed } from "#contract/index.ts";
import type { CatalogueStore } from "../../store/catalogue-store.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { QuoteStore } from "../../store/quote-store.ts";
import type { SharedListStore } from "../../store/shared-list-store.ts";
import type { DemandStore } from "../../store/demand-store.ts";
import type { MessageError, MessageProvider } from "../../messages/message-provider.ts";
import type { VerificationCodes } from "../../store/message/verification-codes.ts";
import type { SharedLimits } from "../../store/limits/shared-limits.ts";
import type { AnalyticsConfig } from "#domain/tracking/analytics-config.ts";
import type { FactCounts } from "./demand/create-fact-counts.ts";
import type { LocalLimit } from "./create-local-limit.ts";
import type { FileRenderer } from "../../files/file-renderer.ts";
import type { PictureStore } from "../../pictures/picture-store.ts";
import type { EventWriter } from "./sensor/create-event-writer.ts";
import type { SearchIndex } from "../../search/index/search-index.ts";

/** Dependencies of the service functions, created once by the composition root; tests create their own. */
export interface Context {
  catalogue: CatalogueStore;
  content: ContentStore;
  demands: DemandStore;
  quotes: QuoteStore;
  sharedLists: SharedListStore;
  /** Days after its last change for which a shared list can be read. */
  sharedListDays: number;
  /** Rate limits and used signatures, shared by all nodes. */
  limits: SharedLimits;
  /** What the operator offers companies, where they set it. */
  agreement?: Agreement | undefined;
  /** Sends text messages. */
  messages: MessageProvider;
  /** Logs why a provider did not take a message. */
  onMessageFailure: (error: MessageError) => void;
  codes: VerificationCodes;
  /** Whether a demand from a mainland mobile needs the code sent to it. */
  verifiesMobile: boolean;
  index: SearchIndex;
  /** Returns the current time; injected for tests. */
  now: () => Date;
  /** Counts of accepted demands, for `/metrics`. */
  factCounts: FactCounts;
  /** Takes events of visits. */
  events: { limit: LocalLimit; writer: EventWriter };
  /** Renders PDF files with the originals of pictures; `limit` counts files of an address. */
  files: { limit: LocalLimit; renderer: FileRenderer; pictures: Pick<PictureStore, "open"> };
  /** Logs why AMap did not draw a map; `limit` counts reports of an address. */
  maps: { limit: LocalLimit; onFailure: (failure: Parsed<"map/reportFailure">) => void };
  /** How visits are counted. */
  analytics: AnalyticsConfig;
  /** Operator's settings, empty where they are not set; `origin` is that of links in messages; whether the demo catalogue is loaded. */
  site: { hotline: string; adviser: string; icp: string; origin: string; hasDemo: boolean };
}

/** Facts about the client of a call; never part of a cached page. */
export interface Caller {
  /** Client address, for rate limits. */
  address: string;
}
