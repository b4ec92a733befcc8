import { z } from "zod";
import { zhCN } from "zod/locales";
import type { CallPath } from "#contract/calls.ts";
import { type Issue, ServiceError } from "#contract/codes.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type Output } from "#contract/index.ts";
import type { Caller, Context } from "./services/context.ts";
import { handlers } from "./handlers.ts";
import { toRefusal } from "./to-refusal.ts";

// Issues are in Chinese, like the messages of the envelope.
z.config(zhCN());

/** Converts zod issues to the `data.issues` of a refusal. */
const toIssues = (zodIssues: readonly z.core.$ZodIssue[]): Issue[] =>
  zodIssues.map((issue) => ({
    field: issue.path.join("."),
    rule: issue.code ?? "custom",
    // The regular expression itself is in the OpenAPI document.
    message: issue.code === "invalid_format" ? "格式不对" : issue.message,
  }));

/**
 * Validates a call's input by the contract and runs its service function, for HTTP requests and in-process page rendering.
 * @throws ServiceError `malformed` with `data.issues`, a refusal of the service function, `unavailable` if the store is.
 */
export async function dispatch<P extends CallPath>(
  context: Context,
  path: P,
  input: unknown,
  caller: Caller,
): Promise<Output<P>> {
  const { input: schema, issues = toIssues, read } = endpoints[path] as Endpoint;
  const given = input ?? {};
  const parsed = z.safeParse(schema, read ? read(given) : given);
  if (!parsed.success) throw new ServiceError("malformed", { data: { issues: issues(parsed.error.issues, input) } });
  const serviceFunction = handlers[path] as (context: Context, input: unknown, caller: Caller) => Promise<Output<P>>;
  try {
    return await serviceFunction(context, parsed.data, caller);
  } catch (error) {
    throw toRefusal(error) ?? error;
  }
}
