import { type Context as HttpContext, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { type CodeName, codes, type Issue, ServiceError } from "#contract/codes.ts";
import type { Output } from "#contract/index.ts";
import { type DemandCall, demandCalls, formatSuccessHref } from "#domain/demand/demand-call.ts";
import { sentTokenCookie, sentTokenSeconds } from "#domain/demand/sent-token-cookie.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandInput } from "#domain/demand/demand-schema.ts";
import { editField, getFormPath } from "#domain/demand/wire/format-form-action.ts";
import { toDemandFacts } from "#domain/demand/wire/to-demand-facts.ts";
import { demandLimits } from "#domain/limits.ts";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { trackingNames } from "#domain/tracking/tracking-names.ts";
import { codeMessagesEn } from "#texts/demand/code-messages.en.ts";
import { type ApiOptions, getRetryAfter } from "../../api/create-api-routes.ts";
import { dispatch } from "../../api/dispatch.ts";
import { checkInputShape, readBytes } from "../../api/read-body.ts";
import { createRuntimeConfig } from "../create-runtime-config.ts";
import type { Env } from "../env.ts";
import { PostedFields, readPostedDemand } from "./read-posted-demand.ts";
import { formDocumentPolicy } from "./render-form-document.ts";
import { renderFormPage } from "./render-form-page.ts";
import { renderUnreadPage, type UnreadReason } from "./render-unread-page.ts";

export interface FormRouteOptions extends Pick<ApiOptions, "context" | "callerOf" | "onFault"> {
  env: Env;
}

const readLocale = (http: HttpContext): Locale => (http.req.query("lang") === "en" ? "en" : "zh");

/** Reads what a form has posted, of bounded size and shape. @throws ServiceError tooLarge, notJson for what is no form, malformed */
async function readFields(http: HttpContext): Promise<PostedFields> {
  const type = http.req.header("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type))
    throw new ServiceError("notJson");
  const fields = new URLSearchParams(String(await readBytes(http)));
  checkInputShape([...fields].flat());
  return new PostedFields(fields, readLocale(http));
}

/** Reads the tracking cookies, which a demand carries. */
function readTracking(http: HttpContext): Record<string, string> {
  const cookies = getCookie(http);
  return Object.fromEntries(
    trackingNames.flatMap((name) => (cookies[name] ? [[name, cookies[name].slice(0, demandLimits.trackingText)]] : [])),
  );
}

type Submitted = Output<"common/caseSubmit">;

/** Submits what was posted as the call does. Returns the refusal, which a duplicate is none of. @throws whatever is no refusal */
async function submitPosted(
  { context, callerOf }: FormRouteOptions,
  { call, fields }: Pick<FormAnswer, "call" | "fields">,
  http: HttpContext,
): Promise<Submitted | ServiceError> {
  const caller = callerOf(http);
  const demand = readPostedDemand(fields, readTracking(http));
  try {
    const sent = await dispatch(context, call, demand, caller);
    const facts = toDemandFacts({ path: call, demand: demand as DemandInput });
    // Statistics: of no account where they fail.
    await dispatch(context, "common/caseSubmitSensor", facts, caller).catch(() => undefined);
    return sent;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.reason === "duplicateDemand" ? (error.data as Submitted) : error;
  }
}

/** Returns what the visitor is to mend: a broken rule, or the code of the text message. */
function listIssues({ reason, data, message }: ServiceError, locale: Locale): Issue[] {
  const text = locale === "en" ? (codeMessagesEn[codes[reason].code] ?? message) : message;
  if (reason === "badVerification") return [{ field: "captcha", rule: "wrong", message: text }];
  return (data as { issues?: Issue[] } | undefined)?.issues ?? [];
}

/** Responds with a document of the forms, which nobody stores or lists. */
function respond(http: HttpContext, html: string, status: number, retryAfter?: number): Response {
  http.header("content-security-policy", formDocumentPolicy);
  http.header("cache-control", "no-store");
  http.header("x-robots-tag", "noindex");
  if (retryAfter !== undefined) http.header("retry-after", String(retryAfter));
  return http.html(html, status as 200);
}

/** What a response depends on. */
interface FormAnswer {
  call: DemandCall;
  fields: PostedFields;
  config: RuntimeConfig;
}

/** Responds with the form as it was posted, and with what was wrong. */
function respondWithForm(http: HttpContext, answer: FormAnswer, refusal: ServiceError): Response {
  const { reason } = refusal;
  const { code, status } = codes[reason];
  const { locale } = answer.fields;
  const issues = listIssues(refusal, locale);
  const text = locale === "en" ? codeMessagesEn[code] : undefined;
  const message = issues.length > 0 ? undefined : (text ?? refusal.message);
  const page = renderFormPage({ ...answer, issues, message });
  return respond(http, page, issues.length > 0 ? 400 : status, getRetryAfter(refusal));
}

/** Sends the browser to the success page, which gets the token of the private page in a cookie: no address has it. */
function respondWithSuccess(http: HttpContext, { call, fields, config }: FormAnswer, sent: Submitted): Response {
  const href = formatSuccessHref(call, fields.text("pageFrom"), fields.locale, sent.reference);
  if (sent.token !== undefined)
    setCookie(http, sentTokenCookie, sent.token, {
      path: href.split("?")[0]!,
      maxAge: sentTokenSeconds,
      sameSite: "Strict",
      secure: config.origin.startsWith("https:"),
    });
  http.header("cache-control", "no-store");
  return http.redirect(href, 303);
}

/** Responds to a request that was not read as a form. @throws any other error */
function respondToUnread(error: Error, http: HttpContext): Response {
  const read = (reason: UnreadReason, status: number) =>
    respond(http, renderUnreadPage(reason, http.req.path, readLocale(http)), status);
  if (error instanceof HTTPException) return read("foreign", error.status);
  if (!(error instanceof ServiceError)) throw error;
  const reasons: Partial<Record<CodeName, UnreadReason>> = { tooLarge: "tooLarge", notJson: "wrongType" };
  return read(reasons[error.reason] ?? "broken", codes[error.reason].status);
}

/**
 * Creates the routes to which browsers send the demand forms by themselves, where scripts are off, lost or late: a demand is taken as by
 * its call, a form of another site is refused, and a refusal is the form with what was entered.
 */
export function createFormRoutes(options: FormRouteOptions): Hono {
  const { env, onFault } = options;
  const routes = new Hono();
  const getConfig = (http: HttpContext) => createRuntimeConfig(env, new URL(http.req.url).origin);
  const isOwnOrigin = (origin: string, http: HttpContext) =>
    origin === env.ORIGIN || (URL.canParse(origin) && new URL(origin).host === http.req.header("host"));

  for (const call of demandCalls) {
    const path = getFormPath(call);
    routes.get(path, (http) => {
      const linked = new URLSearchParams({ pageFrom: http.req.query("page_from") ?? "" });
      const fields = new PostedFields(linked, readLocale(http));
      return respond(http, renderFormPage({ call, fields, issues: [], config: getConfig(http) }), 200);
    });
    routes.post(path, csrf({ origin: isOwnOrigin }), async (http) => {
      const answer = { call, fields: await readFields(http), config: getConfig(http) };
      if (answer.fields.isTicked(editField)) return respond(http, renderFormPage({ ...answer, issues: [] }), 200);
      const outcome = await submitPosted(options, answer, http).catch((error: unknown) => {
        onFault(error, path);
        return new ServiceError("fault");
      });
      if (outcome instanceof ServiceError) return respondWithForm(http, answer, outcome);
      return respondWithSuccess(http, answer, outcome);
    });
  }
  return routes.onError(respondToUnread);
}
