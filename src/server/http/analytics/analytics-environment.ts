import { z } from "zod";
import { booleanFlag } from "../boolean-flag.ts";

/** Place of the site's id in the address of the statistics script. */
export const idPlace = "{id}";

/** Environment variables of the counting of visits. */
export const analyticsEnvironment = {
  ANALYTICS: {
    schema: booleanFlag.default(true),
    about: "0 counts no visits: pages load and send nothing, the collector stores what others send it",
  },
  ANALYTICS_SERVER_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about:
      "address that pages send events to, as Sensors Analytics' data address; this site's collector where it is not set",
  },
  ANALYTICS_PROJECT: {
    schema: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .default("default"),
    about: "project under which the events are stored",
  },
  ANALYTICS_CONSENT: {
    schema: booleanFlag.default(false),
    about: "1 asks the visitor first: until then nothing is sent, stored or loaded for the counting of visits",
  },
  ANALYTICS_REFRESH_SECONDS: {
    schema: z.coerce.number().int().min(10).max(86_400).default(600),
    about: "seconds after which an open page reads again how visits are counted",
  },
  EVENT_DAYS: {
    schema: z.coerce.number().int().min(1).max(3650).default(180),
    about: "days for which the collector's events are stored",
  },
  EVENT_MAX: {
    schema: z.coerce.number().int().min(1000).max(100_000_000).default(1_000_000),
    about: "events that are stored; the oldest are removed beyond it",
  },
  STATISTICS_SCRIPT: {
    schema: z
      .url({ protocol: /^https$/ })
      .refine((address) => address.includes(idPlace), `must contain ${idPlace}`)
      .optional(),
    about: "visitor-statistics script that pages load, as https://hm.baidu.com/hm.js?{id}; none where it is not set",
  },
  STATISTICS_SITE_ID: {
    schema: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional(),
    about: "this site's id in it",
  },
} as const;

type AnalyticsTable = typeof analyticsEnvironment;
export type AnalyticsValues = { [K in keyof AnalyticsTable]: z.output<AnalyticsTable[K]["schema"]> };

/** Returns the mistakes that only several variables together show. */
export const listAnalyticsMistakes = ({
  STATISTICS_SCRIPT: script,
  STATISTICS_SITE_ID: id,
}: AnalyticsValues): string[] =>
  Boolean(script) === Boolean(id) ? [] : ["STATISTICS_SCRIPT, STATISTICS_SITE_ID: set both or none"];
