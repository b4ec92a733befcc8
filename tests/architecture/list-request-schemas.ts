import type { z } from "zod";
import { endpoints } from "#contract/index.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { assistantTools } from "#server/mcp/assistant-tools.ts";

/** What a definition has of schemas that see what a client sent; those behind a transformation see its result. */
interface Definition {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  in?: z.core.$ZodType;
}

/** A schema that sees what a client sent, and its place in a request. */
export interface RequestSchema {
  place: string;
  schema: z.core.$ZodType;
}

function listSchemas(schema: z.core.$ZodType, place: string): RequestSchema[] {
  const { shape, element, innerType, valueType, options, in: first } = schema._zod.def as unknown as Definition;
  const inner = Object.entries<z.core.$ZodType>({
    ...shape,
    ...Object.fromEntries((options ?? []).map((option, at) => [`option ${at}`, option])),
    ...(element && { "[]": element }),
    ...(valueType && { "*": valueType }),
  });
  const wrapped = [innerType, first].filter((one) => one !== undefined && one._zod.def.type !== "transform");
  return [
    { place, schema },
    ...inner.flatMap(([name, one]) => listSchemas(one, `${place} ${name}`)),
    ...wrapped.flatMap((one) => listSchemas(one!, place)),
  ];
}

/** Lists the schemas of everything that a client can send: of every call of the contract and every tool of assistants. */
export const listRequestSchemas = (): RequestSchema[] => [
  ...Object.entries(endpoints as Record<string, Endpoint>).flatMap(([path, { input }]) => listSchemas(input, path)),
  ...assistantTools.flatMap(({ name, input }) => listSchemas(input, name)),
];
