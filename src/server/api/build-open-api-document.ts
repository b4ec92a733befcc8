import { z } from "zod";
import { calls, type CallPath, getSigning } from "#contract/calls.ts";
import { codes } from "#contract/codes.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";

type Json = Record<string, unknown>;

const toJsonSchema = (schema: z.core.$ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
};

/** Describes what a call answers with: a document, a file, or else the envelope. */
function describeAnswer({ media, file, output }: Endpoint): Json {
  const describe = (description: string, type: string, schema: Json): Json => ({
    description,
    content: { [type]: { schema } },
  });
  if (media) return describe("The document itself", media.type, { type: "string" });
  if (file) return describe("The file itself", file.type, { type: "string", format: "binary" });
  return describe("The envelope", "application/json", {
    type: "object",
    required: ["code", "message", "data"],
    properties: { code: { type: "integer" }, message: { type: "string" }, data: toJsonSchema(output, "output") },
  });
}

function buildOperation(path: CallPath): Json {
  const endpoint = endpoints[path] as Endpoint;
  const { summary, input, media } = endpoint;
  const signing = getSigning(path);
  const inputSchema = toJsonSchema(input, "input");
  const base: Json = {
    operationId: path.replace("/", "_"),
    summary,
    tags: [path.split("/")[0]],
    responses: {
      200: describeAnswer(endpoint),
      ...(media && { 304: { description: "Not modified since the ETag in If-None-Match" } }),
      default: { $ref: "#/components/responses/refusal" },
    },
    ...(signing && { "x-signed": signing }),
  };
  if (calls[path] === "POST") {
    return { ...base, requestBody: { required: true, content: { "application/json": { schema: inputSchema } } } };
  }
  const required = (inputSchema.required ?? []) as string[];
  const parameters = Object.entries((inputSchema.properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  return { ...base, parameters };
}

/** Builds the OpenAPI 3.1 document from the schemas that validate requests. */
export function buildOpenApiDocument(): Json {
  const paths = Object.fromEntries(
    (Object.keys(calls) as CallPath[]).map((path) => [
      `/api/${path}`,
      { [calls[path].toLowerCase()]: buildOperation(path) },
    ]),
  );
  return {
    openapi: "3.1.0",
    info: {
      title: "会址 Huizhi",
      version: "0.1.0",
      description: "Meeting venues in China: search, read, send a demand.",
    },
    paths,
    components: {
      responses: {
        refusal: {
          description: Object.values(codes)
            .map((row) => `${row.code}: ${row.message} (HTTP ${row.status})`)
            .join("; "),
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["code", "message", "data"],
                properties: { code: { type: "integer" }, message: { type: "string" }, data: {} },
              },
            },
          },
        },
      },
    },
  };
}
