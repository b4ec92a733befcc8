import type { OfficialCalendar } from "./calendar/official-calendar.ts";
import type { AppStores } from "./app/app-store.ts";
import type { AnalyticsConfig } from "./tracking/analytics-config.ts";
import type { MessagePurpose } from "./message/message-purpose.ts";

/** Where the browser stores a visitor's state, with the options of the cookies. */
export interface PersistenceConfig {
  storage: "local" | "session" | "cookie";
  cookie: {
    /** Demands https even where the page is served without; on https cookies are Secure in any case. */
    secure: boolean;
    sameSite: "strict" | "lax" | "none";
    /** Days that a stored choice lasts. */
    days: number;
    /** Domain that shares the cookies; empty for this host alone. */
    domain: string;
  };
  /** Logs what is read and written, without its values. */
  debug: boolean;
}

/** Id of the JSON script element with the public configuration. */
export const configElementId = "runtime-config";

/** Public runtime configuration, embedded in the page as inert JSON (product.md 2.9). Contains no secrets. */
export interface RuntimeConfig {
  origin: string;
  signKey: string;
  map: {
    /** Absent for the embedded map, which is the default. */
    provider?: "embedded" | "amap";
    /** Key of AMap; absent without that provider, as what follows. */
    amapKey?: string;
    /** Absent where a proxy of the operator adds it. */
    amapSecurityCode?: string;
    /** The operator's proxy for AMap's services, which adds the security code. */
    amapServiceHost?: string;
    /** Raster tiles of the maps, with their attribution. */
    tiles?: { url: string; by: string };
  };
  persistence: PersistenceConfig;
  recommendationSource: string;
  hotline: string;
  icp: string;
  adviser: string;
  /** What text messages are for, where they reach phones: the code of a demand, a venue's address, the link to the app. */
  messages?: Record<MessagePurpose, boolean>;
  /** Days after the last change for which a demand's personal data are stored. */
  retentionDays: number;
  /** Seen pages can be read without network. */
  offline: boolean;
  /** How visits are counted. */
  analytics: AnalyticsConfig;
  /** The operator's calendar, where one is set: its years stand in place of `officialCalendar`'s. */
  calendar?: OfficialCalendar;
  /** The apps, where the operator has any: stores by maker, and the scheme that opens the installed app. */
  app?: { stores: AppStores; scheme: string; chatStores: AppStores };
}
