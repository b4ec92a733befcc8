import { parseSync } from "@swc/core";

/** A node of the syntax tree; `span` counts bytes. */
export type SourceNode = Record<string, unknown>;

export const isSourceNode = (value: unknown): value is SourceNode => typeof value === "object" && value !== null;

/**
 * Parses a source: returns its statements, and a function that finds the line on which a node begins.
 * @param tsx whether it may hold markup
 * @throws Error on a syntax error
 */
export function parseSource(source: string, tsx = true): { body: unknown; getLine: (node: SourceNode) => number } {
  // swc counts bytes from 1 and begins its module at the first token, so the source is padded to begin with one.
  const bytes = Buffer.from(`;${source}`);
  const { body, span } = parseSync(`;${source}`, { syntax: "typescript", tsx, target: "esnext" });
  const getLine = (node: SourceNode) => {
    const { start } = node.span as { start: number };
    return bytes
      .subarray(0, start - span.start)
      .toString()
      .split("\n").length;
  };
  return { body, getLine };
}
