import { join } from "node:path";
import { z } from "zod";
import type { AliyunSms } from "./read-aliyun-sms.ts";
import { readAliyunSms } from "./read-aliyun-sms.ts";
import { parseAppStores } from "#domain/app/app-store.ts";
import { booleanFlag } from "./boolean-flag.ts";
import type { Agreement } from "#domain/content/agreement.ts";
import type { OfficialCalendar } from "#domain/calendar/official-calendar.ts";
import { readAgreementFile } from "./agreement/read-agreement-file.ts";
import { readCalendarFile } from "./calendar/read-calendar-file.ts";
import { analyticsEnvironment, listAnalyticsMistakes } from "./analytics/analytics-environment.ts";
import { listMapMistakes, mapEnvironment } from "./maps/map-environment.ts";
import { deliveryEnvironment, listDeliveryMistakes } from "./delivery/delivery-environment.ts";
import { trimEndOf } from "#domain/text/trim-end-of.ts";

const origin = z.url({ protocol: /^https?$/ }).transform((value) => trimEndOf(value, /\//));
/** Stores of an app; the empty text is none. */
const appStoreList = z
  .string()
  .max(4000)
  .default("")
  .superRefine((text, context) => {
    try {
      parseAppStores(text);
    } catch (error) {
      context.addIssue({ code: "custom", message: (error as Error).message });
    }
  });

const template = z
  .string()
  .regex(/^\w{0,60}$/)
  .default("");

/** Environment variables: name, schema, default, meaning. docs/configuration.md prints this table. */
export const environment = {
  PORT: { schema: z.coerce.number().int().min(0).max(65_535).default(3000), about: "port of the web server" },
  HOST: { schema: z.string().default("127.0.0.1"), about: "address it listens on" },
  DATA_DIR: { schema: z.string().min(1).default("./data"), about: "folder of everything that one machine stores" },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(?:ql)?:\/\//)
      .optional(),
    about: "PostgreSQL in place of the embedded store",
  },
  DEMO: {
    schema: z.enum(["0", "1"]).optional(),
    about: "0 starts without the demo catalogue, 1 loads it again after it was removed; see docs/operations.md",
  },
  ORIGIN: { schema: origin.optional(), about: "public origin for canonical links; else taken from the request's Host" },
  TRUST_PROXY: {
    schema: booleanFlag.default(false),
    about: "1 behind a reverse proxy of yours: the client's address is read from X-Forwarded-For",
  },
  METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^[\w.~+/=-]{16,200}$/, "16 to 200 characters: letters, digits and -._~+/=")
      .optional(),
    about: "token that `/metrics` is read with (`Authorization: Bearer …`); without it only this machine reads it",
  },
  SIGN_KEY: { schema: z.string().min(8).default("huizhi-public"), about: "public key of request signatures" },
  ...mapEnvironment,
  PERSIST_STORAGE: {
    schema: z.enum(["local", "session", "cookie"]).default("local"),
    about: "browser storage for the visitor's state; see docs/operations.md",
  },
  PERSIST_COOKIE_SECURE: {
    schema: booleanFlag.default(false),
    about: "1 marks the browser's cookies Secure on http too; on https they always are",
  },
  PERSIST_COOKIE_SAME_SITE: {
    schema: z.enum(["strict", "lax", "none"]).default("strict"),
    about: "SameSite of the stored state's cookies; the chosen city's is strict in any case",
  },
  PERSIST_COOKIE_DAYS: {
    schema: z.coerce.number().int().min(1).max(400).default(365),
    about: "days that a stored choice lasts as a cookie",
  },
  PERSIST_COOKIE_DOMAIN: {
    schema: z
      .string()
      .regex(/^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)+)?$/)
      .default(""),
    about: "domain that shares the cookies with its subdomains; the site's host alone where it is not set",
  },
  PERSIST_DEBUG: {
    schema: booleanFlag.default(false),
    about: "1 logs what is stored and read in the browser's console, without the values",
  },
  RECOMMENDATION_SOURCE: {
    schema: z.string().default("huizhi"),
    about: "utm_source value that counts as our own recommendation (its utm_content is stored)",
  },
  HOTLINE: {
    schema: z.string().default(""),
    about: "telephone number of the site; where it is not set, a sample with the demo catalogue, else none is named",
  },
  ICP: { schema: z.string().default(""), about: "ICP filing number in the footer; the same" },
  ADVISER: { schema: z.string().default(""), about: "name of the adviser who calls back; the same" },
  RETENTION_DAYS: {
    schema: z.coerce.number().int().min(30).max(3650).default(730),
    about: "days after its last change for which a demand's personal data are stored; they are erased after that",
  },
  CALENDAR_FILE: {
    schema: z.string().min(1).optional(),
    about:
      "JSON with public holidays, worked weekends and busy weeks, in place of the built-in years; see docs/operations.md",
  },
  AGREEMENT_FILE: {
    schema: z.string().min(1).optional(),
    about:
      "JSON with what the site offers companies, for the enterprise page; a sample with the demo catalogue, else the page promises nothing; see docs/operations.md",
  },
  SHARED_LIST_DAYS: {
    schema: z.coerce.number().int().min(1).max(730).default(90),
    about:
      "days after its last change for which a shared shortlist can be read; it is erased with its opinions after that",
  },
  OFFLINE: {
    schema: booleanFlag.default(true),
    about: "0 lets no page be read without network; browsers that stored pages remove them with the next visit",
  },
  APP_STORES: {
    schema: appStoreList,
    about:
      "stores of the app, as `ios=https://… huawei=https://…` (ios, harmony, huawei, xiaomi, oppo, vivo, android); without any, `/app/download` offers the web site",
  },
  APP_SCHEME: {
    schema: z
      .string()
      .regex(/^(?:[a-z][a-z0-9+.-]{1,30})?$/)
      .refine((scheme) => !["http", "https", "javascript", "data", "file"].includes(scheme))
      .default(""),
    about: "scheme that opens the installed app from `/app/open`, without ://",
  },
  CHAT_APP_STORES: { schema: appStoreList, about: "stores of the 会聊 app of `/huichat/download2023`, as APP_STORES" },
  ...analyticsEnvironment,
  ...deliveryEnvironment,
  VERIFY_MOBILE: {
    schema: booleanFlag.default(false),
    about: "1 asks for a code by text message before a demand from a mainland mobile is taken",
  },
  ALIYUN_SMS_KEY_ID: {
    schema: z.string().max(200).default(""),
    about: "access key of Aliyun SMS; without it text messages stay in the store, see docs/operations.md",
  },
  ALIYUN_SMS_KEY_SECRET: { schema: z.string().max(200).default(""), about: "its secret" },
  ALIYUN_SMS_SIGN_NAME: {
    schema: z.string().max(50).default(""),
    about: "approved signature of the messages (短信签名)",
  },
  ALIYUN_SMS_TEMPLATE_VERIFY: { schema: template, about: "approved template of the code: `code`" },
  ALIYUN_SMS_TEMPLATE_VENUE: { schema: template, about: "template of a venue's address: `name`, `address`, `link`" },
  ALIYUN_SMS_TEMPLATE_DOWNLOAD: { schema: template, about: "template of the link to the app: `link`" },
  ALIYUN_SMS_ENDPOINT: { schema: origin.default("https://dysmsapi.aliyuncs.com"), about: "gateway of Aliyun SMS" },
  PICTURES_DIR: {
    schema: z.string().min(1).optional(),
    about: "originals of the pictures, `pictures` in DATA_DIR where it is not set; several nodes share one",
  },
  PICTURE_CACHE_MB: {
    schema: z.coerce.number().int().min(0).max(1_000_000).default(1024),
    about: "disk for the pictures' widths and formats, made on demand in `cache/pictures` of DATA_DIR",
  },
  PAGE_CACHE_MB: { schema: z.coerce.number().int().min(0).max(4096).default(64), about: "memory for cached pages" },
  WORKERS: {
    schema: z.coerce.number().int().min(1).max(64).default(1),
    about: "processes of `npm start` that answer requests on the port, at most one a core; see docs/operations.md",
  },
  LOG_LEVEL: {
    schema: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    about: "least severe line that is logged",
  },
} as const;

type EnvironmentTable = typeof environment;
type Values = { [K in keyof EnvironmentTable]: z.output<EnvironmentTable[K]["schema"]> };

/** Validated environment. */
export interface Env extends Values {
  dataDir: string;
  databaseUrl: string | undefined;
  picturesDir: string;
  /** Absent where text messages stay in the store. */
  aliyunSms: AliyunSms | undefined;
  /** The operator's calendar, where a file is set. */
  calendar: OfficialCalendar | undefined;
  /** What the operator offers companies, where a file is set. */
  agreement: Agreement | undefined;
}

/**
 * Reads and validates the environment.
 * @throws Error naming every invalid variable.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const schema = z.object(Object.fromEntries(Object.entries(environment).map(([name, row]) => [name, row.schema])));
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not usable.\n${lines.join("\n")}`);
  }
  const values = result.data as Values;
  const mistakes = [...listDeliveryMistakes(values), ...listAnalyticsMistakes(values), ...listMapMistakes(values)];
  if (mistakes.length > 0) throw new Error(`The environment is not usable.\n${mistakes.join("\n")}`);
  const {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PICTURES_DIR: picturesDir = join(dataDir, "pictures"),
  } = values;
  const calendar = readCalendarFile(values.CALENDAR_FILE);
  const agreement = readAgreementFile(values.AGREEMENT_FILE);
  return { ...values, dataDir, databaseUrl, picturesDir, aliyunSms: readAliyunSms(values), calendar, agreement };
}
