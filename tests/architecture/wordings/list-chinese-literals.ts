import { type ParseOptions, parseSync } from "@swc/core";

interface ChineseLiteral {
  text: string;
  line: number;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Returns the text of a string, a part of a template, or text between tags; undefined for other nodes. */
function getText(node: Node): string | undefined {
  if (node.type === "StringLiteral" || node.type === "JSXText") return String(node.value);
  return node.type === "TemplateElement" ? String(node.raw) : undefined;
}

/**
 * Lists the literals of a source that contain a Chinese character, without the comments.
 * @throws Error on a syntax error
 */
export function listChineseLiterals(source: string, tsx = true): ChineseLiteral[] {
  const options: ParseOptions = { syntax: "typescript", tsx, target: "esnext" };
  // swc counts bytes from 1 and begins its module at the first token, so the source is padded to begin with one.
  const bytes = Buffer.from(`;${source}`);
  const module = parseSync(`;${source}`, options);
  const offset = module.span.start;
  const literals: ChineseLiteral[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      const text = getText(value);
      if (text !== undefined && /\p{Script=Han}/u.test(text)) {
        const { start } = value.span as { start: number };
        const before = bytes.subarray(0, start - offset).toString();
        literals.push({ text: text.trim(), line: before.split("\n").length });
      }
      for (const child of Object.values(value)) visit(child);
    }
  };
  visit(module.body);
  return literals;
}
