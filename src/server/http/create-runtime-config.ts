import { parseAppStores } from "#domain/app/app-store.ts";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { toAnalyticsConfig } from "./analytics/to-analytics-config.ts";
import type { Env } from "./env.ts";

/** Returns what pages may offer to send; nothing where no provider is configured and no code is asked for. */
function listMessages({ VERIFY_MOBILE: verify, aliyunSms }: Env): Pick<RuntimeConfig, "messages"> {
  const venue = Boolean(aliyunSms?.templates.venue);
  const download = Boolean(aliyunSms?.templates.download);
  return verify || venue || download ? { messages: { verify, venue, download } } : {};
}

/** Returns what pages need for AMap. Where a proxy adds the security code, no page contains it. */
const toAmapConfig = ({ AMAP_KEY: amapKey, AMAP_SECURITY_CODE: code, AMAP_SERVICE_HOST: host }: Env) => ({
  provider: "amap" as const,
  amapKey,
  ...(host ? { amapServiceHost: host } : code && { amapSecurityCode: code }),
});

/** Returns the public configuration of this process for a page requested under this origin. */
export const createRuntimeConfig = (env: Env, origin: string): RuntimeConfig => ({
  origin: env.ORIGIN ?? origin,
  signKey: env.SIGN_KEY,
  map: {
    ...(env.MAP_PROVIDER === "amap" && toAmapConfig(env)),
    ...(env.MAP_TILES && { tiles: { url: env.MAP_TILES, by: env.MAP_TILES_BY } }),
  },
  persistence: {
    storage: env.PERSIST_STORAGE,
    cookie: {
      secure: env.PERSIST_COOKIE_SECURE,
      sameSite: env.PERSIST_COOKIE_SAME_SITE,
      days: env.PERSIST_COOKIE_DAYS,
      domain: env.PERSIST_COOKIE_DOMAIN,
    },
    debug: env.PERSIST_DEBUG,
  },
  recommendationSource: env.RECOMMENDATION_SOURCE,
  hotline: env.HOTLINE,
  icp: env.ICP,
  adviser: env.ADVISER,
  ...listMessages(env),
  retentionDays: env.RETENTION_DAYS,
  offline: env.OFFLINE,
  analytics: toAnalyticsConfig(env),
  ...(env.calendar && { calendar: env.calendar }),
  ...((env.APP_STORES || env.APP_SCHEME || env.CHAT_APP_STORES) && {
    app: {
      stores: parseAppStores(env.APP_STORES),
      scheme: env.APP_SCHEME,
      chatStores: parseAppStores(env.CHAT_APP_STORES),
    },
  }),
});
