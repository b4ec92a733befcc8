import fc from "fast-check";
import { assistantTools } from "#server/mcp/assistant-tools.ts";
import type { CallIds } from "../../contract/create-call-input.ts";
import { createSchemaArbitrary, type FieldHints } from "./values/create-schema-arbitrary.ts";
import { hostileHeaders } from "./values/hostile-headers.ts";
import type { HostileRequest } from "./hostile-request.ts";
import { hostileTexts } from "./values/hostile-values.ts";
import { mutateValue } from "./values/mutate-value.ts";

const createMessage = (method: string, params: unknown) => ({ jsonrpc: "2.0", id: 1, method, params });

const initialize = createMessage("initialize", {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "test", version: "1" },
});
const plainMessages = [
  "ping",
  "tools/list",
  "resources/list",
  "resources/templates/list",
  "prompts/list",
  "no/such",
].map((method) => createMessage(method, {}));

/** Creates messages of the protocol: calls of every tool, and readings of plans. */
function createMessages(ids: CallIds, hints: FieldHints): fc.Arbitrary<unknown> {
  const own = {
    ...hints,
    venueId: fc.constantFrom(ids.siteId, "999999999999"),
    spaceId: fc.constantFrom(ids.spaceCode, "999999999999"),
    city: fc.constantFrom("上海", "beijing", "110000", "Atlantis"),
  };
  const toolCalls = assistantTools.map(({ name, input }) =>
    createSchemaArbitrary(input, own).map((given) => createMessage("tools/call", { name, arguments: given })),
  );
  const plans = fc
    .tuple(fc.oneof(fc.constant(ids.spaceCode), hostileTexts), fc.oneof(fc.constant("classroom"), hostileTexts))
    .map(([space, layout]) =>
      createMessage("resources/read", {
        uri: `huizhi://spaces/${space}/plan/${encodeURIComponent(layout.toWellFormed())}`,
      }),
    );
  return fc.oneof(fc.constantFrom<unknown>(initialize, ...plainMessages), ...toolCalls, plans);
}

const protocolHeaders = fc.constantFrom<(readonly [string, string])[]>(
  ...([[], [["mcp-protocol-version", "2025-06-18"]], [["mcp-protocol-version", "2026-07-28"]]] as (readonly [
    string,
    string,
  ])[][]),
  ...([[["mcp-protocol-version", "\xff"]], [["mcp-session-id", "x"]], [["last-event-id", "-1"]]] as (readonly [
    string,
    string,
  ])[][]),
);

/** Creates requests of the endpoint for assistants, with hostile values at any place of a message. */
export function createAssistantRequests(ids: CallIds, hints: FieldHints): fc.Arbitrary<HostileRequest> {
  const messages = createMessages(ids, hints);
  const sent = fc.oneof(
    { weight: 2, arbitrary: messages },
    { weight: 4, arbitrary: messages.chain(mutateValue) },
    { weight: 1, arbitrary: fc.array(messages, { maxLength: 3 }) },
  );
  return fc
    .record({
      message: sent,
      protocol: protocolHeaders,
      headers: hostileHeaders,
      accept: fc.constantFrom("application/json, text/event-stream", "application/json", "*/*", ""),
      type: fc.oneof({ weight: 9, arbitrary: fc.constant("application/json") }, { weight: 1, arbitrary: hostileTypes }),
      method: fc.oneof(
        { weight: 19, arbitrary: fc.constant("POST") },
        { weight: 1, arbitrary: fc.constantFrom("GET", "DELETE") },
      ),
    })
    .map(({ message, protocol, headers, accept, type, method }) => ({
      method,
      target: "/mcp",
      headers: [
        ...headers.filter(([name]) => name !== "accept"),
        ...protocol,
        ["accept", accept] as const,
        ["content-type", type] as const,
      ],
      ...(method === "POST" && { body: JSON.stringify(message) ?? "" }),
    }));
}

const hostileTypes = fc.constantFrom("text/plain", "", "application/json; charset=\xff", "multipart/form-data");
