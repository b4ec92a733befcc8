import {
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import { ServiceError } from "#contract/codes.ts";
import type { AssistantTool, ToolContext } from "./assistant-tool.ts";
import { assistantTools } from "./assistant-tools.ts";

/** What an assistant is told of the site before it calls a tool. */
const instructions =
  "会址 (Huizhi) finds meeting venues, hotel meeting rooms and event spaces in China. Search first, read or compare what is found, " +
  "estimate the cost, then prepare an enquiry: a link that the person opens and confirms. Capacities are checked against the room's geometry. " +
  "What is marked isSample is invented demo data: say so. Answer in the person's language; names stay Chinese.";

export interface McpServerOptions {
  context: ToolContext;
  /** Logs an unexpected error. */
  onFault: (error: unknown, tool: string) => void;
}

const toContent = (text: string): CallToolResult["content"] => [{ type: "text", text }];

/** Says why a tool refused its input, without internal details. */
function toErrorResult(error: ServiceError): CallToolResult {
  const { issues = [] } = (error.data ?? {}) as { issues?: readonly { field: string; message: string }[] };
  const lines = issues.map(({ field, message }) => `${field}: ${message}`);
  return { isError: true, content: toContent([error.message, ...lines].join("\n")) };
}

/** Registers a tool that only reads. */
function addTool(server: McpServer, tool: AssistantTool, { context, onFault }: McpServerOptions): void {
  const { name, title, description, input, output, run } = tool;
  // An argument under another name is refused: dropped, it would find all spaces in place of those that were asked for.
  const inputSchema = input.strict();
  const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
  server.registerTool(
    name,
    { title, description, inputSchema, ...(output && { outputSchema: output }), annotations },
    async (given): Promise<CallToolResult> => {
      try {
        const answer = await run(context, given);
        return { content: toContent(JSON.stringify(answer)), structuredContent: answer };
      } catch (error) {
        if (error instanceof ServiceError) return toErrorResult(error);
        onFault(error, name);
        return toErrorResult(new ServiceError("fault"));
      }
    },
  );
}

const svg = "image/svg+xml";

/** Returns why a plan cannot be read as an error of the protocol, without internal details. */
function toReadError(error: unknown, uri: string, onFault: McpServerOptions["onFault"]): ProtocolError {
  if (!(error instanceof ServiceError)) {
    onFault(error, "plan");
    return new ProtocolError(ProtocolErrorCode.InternalError, new ServiceError("fault").message);
  }
  if (error.reason === "notFound") return new ResourceNotFoundError(uri, error.message);
  return new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
}

/** Registers the seating plans, as SVG to scale. */
function addPlans(server: McpServer, { context, onFault }: McpServerOptions): void {
  const meta = {
    title: "Seating plan",
    description: "A space's seating plan to scale, in one layout, for a number of people",
    mimeType: svg,
  };
  const read = async (uri: URL, { id, layout, people }: Record<string, string | string[]>) => {
    const input = { spaceCode: id, ...(layout !== "default" && { layout }), ...(people !== undefined && { people }) };
    try {
      return { contents: [{ uri: uri.href, mimeType: svg, text: await context.call("space/plan.svg", input) }] };
    } catch (error) {
      throw toReadError(error, uri.href, onFault);
    }
  };
  const plans = { usual: "huizhi://spaces/{id}/plan/{layout}", sized: "huizhi://spaces/{id}/plan/{layout}/{people}" };
  for (const [name, template] of Object.entries(plans))
    server.registerResource(`plan-${name}`, new ResourceTemplate(template, { list: undefined }), meta, read);
}

/** Creates the server of one request: it keeps nothing between two. */
export function createMcpServer(options: McpServerOptions): McpServer {
  const server = new McpServer({ name: "huizhi", title: "会址", version: "1.0.0" }, { instructions });
  for (const tool of assistantTools) addTool(server, tool, options);
  addPlans(server, options);
  return server;
}
