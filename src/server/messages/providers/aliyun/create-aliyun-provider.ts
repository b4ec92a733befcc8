import { randomUUID } from "node:crypto";
import type { MessagePurpose, TextMessage } from "#domain/message/message-purpose.ts";
import { MessageError, type MessageProvider } from "../../message-provider.ts";
import { getFailure } from "./get-failure.ts";
import { signAcsRequest } from "./sign-acs-request.ts";

/** Access to Aliyun SMS (短信服务): key, the approved signature, the approved template of each purpose. */
export interface AliyunSettings {
  keyId: string;
  keySecret: string;
  signName: string;
  templates: Partial<Record<MessagePurpose, string>>;
  /** `https://dysmsapi.aliyuncs.com`; tests have their own. */
  endpoint: string;
}

interface AliyunOptions {
  now: () => Date;
  /** Milliseconds until a request is given up. */
  timeoutMs?: number;
}

const version = "2017-05-25";
/** Characters of a template's parameter, at most. */
const maxParameterLength = 35;

const toTemplateParameters = (parameters: Record<string, string>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        // A link cut short leads nowhere.
        name === "link" ? value : Array.from(value).slice(0, maxParameterLength).join(""),
      ]),
    ),
  );

/** Posts a signed request and returns the answer's code. @throws MessageError */
async function post(url: URL, headers: Record<string, string>, timeoutMs: number): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { ...headers, accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { Code } = (await answer.json()) as { Code?: unknown };
    return typeof Code === "string" ? Code : `HTTP ${answer.status}`;
  } catch (error) {
    throw new MessageError("failed", `no answer: ${(error as Error).name}`);
  }
}

/** Creates the provider that sends by Aliyun SMS (`SendSms`). A message is never sent twice: a failure is not retried. */
export function createAliyunProvider(
  { keyId, keySecret, signName, templates, endpoint }: AliyunSettings,
  { now, timeoutMs = 8000 }: AliyunOptions,
): MessageProvider {
  return {
    name: "aliyun",
    reachesPhones: true,
    purposes: new Set(Object.keys(templates) as MessagePurpose[]),
    async send({ mobile, purpose, parameters }: TextMessage) {
      const template = templates[purpose];
      if (!template) throw new MessageError("failed", `no template for ${purpose}`);
      const url = new URL(endpoint);
      const { query, headers } = signAcsRequest({
        host: url.host,
        action: "SendSms",
        version,
        parameters: {
          PhoneNumbers: mobile,
          SignName: signName,
          TemplateCode: template,
          TemplateParam: toTemplateParameters(parameters),
        },
        keyId,
        keySecret,
        date: now()
          .toISOString()
          .replace(/\.\d+Z$/, "Z"),
        nonce: randomUUID(),
      });
      url.search = query;
      const failure = getFailure(await post(url, headers, timeoutMs));
      if (failure) throw failure;
    },
  };
}
