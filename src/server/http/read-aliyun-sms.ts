import type { MessagePurpose } from "#domain/message/message-purpose.ts";

/** Access to Aliyun SMS, with a template of each purpose that messages are sent for. */
export interface AliyunSms {
  keyId: string;
  keySecret: string;
  signName: string;
  templates: Partial<Record<MessagePurpose, string>>;
  endpoint: string;
}

interface AliyunVariables {
  ORIGIN?: string | undefined;
  VERIFY_MOBILE: boolean;
  ALIYUN_SMS_KEY_ID: string;
  ALIYUN_SMS_KEY_SECRET: string;
  ALIYUN_SMS_SIGN_NAME: string;
  ALIYUN_SMS_TEMPLATE_VERIFY: string;
  ALIYUN_SMS_TEMPLATE_VENUE: string;
  ALIYUN_SMS_TEMPLATE_DOWNLOAD: string;
  ALIYUN_SMS_ENDPOINT: string;
}

/** Names what is missing of a configuration that is begun. */
function listMissing(env: AliyunVariables): string[] {
  const { ALIYUN_SMS_TEMPLATE_VENUE: venue, ALIYUN_SMS_TEMPLATE_DOWNLOAD: download } = env;
  const missing: string[] = (["ALIYUN_SMS_KEY_SECRET", "ALIYUN_SMS_SIGN_NAME"] as const).filter((name) => !env[name]);
  if (env.VERIFY_MOBILE && !env.ALIYUN_SMS_TEMPLATE_VERIFY) missing.push("ALIYUN_SMS_TEMPLATE_VERIFY");
  if ((venue || download) && !env.ORIGIN) missing.push("ORIGIN");
  return missing;
}

/**
 * Reads the settings of Aliyun SMS; undefined where no key is set.
 * @throws Error if a key is set and something else is missing
 */
export function readAliyunSms(env: AliyunVariables): AliyunSms | undefined {
  if (!env.ALIYUN_SMS_KEY_ID) return undefined;
  const missing = listMissing(env);
  if (missing.length > 0)
    throw new Error(`The environment is not usable.\nALIYUN_SMS_KEY_ID needs ${missing.join(", ")}`);
  const templates = Object.entries({
    verify: env.ALIYUN_SMS_TEMPLATE_VERIFY,
    venue: env.ALIYUN_SMS_TEMPLATE_VENUE,
    download: env.ALIYUN_SMS_TEMPLATE_DOWNLOAD,
  }).filter(([, template]) => template !== "");
  return {
    keyId: env.ALIYUN_SMS_KEY_ID,
    keySecret: env.ALIYUN_SMS_KEY_SECRET,
    signName: env.ALIYUN_SMS_SIGN_NAME,
    templates: Object.fromEntries(templates),
    endpoint: env.ALIYUN_SMS_ENDPOINT,
  };
}
