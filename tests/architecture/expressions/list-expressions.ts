import { isSourceNode, parseSource, type SourceNode } from "../parse-source.ts";

/** A place in the code. */
export interface CodePlace {
  file: string;
  line: number;
}

/** A regular expression and where it is written. */
export interface Expression extends CodePlace {
  source: string;
  flags: string;
}

const isBuilding = ({ type, callee }: SourceNode): boolean =>
  (type === "NewExpression" || type === "CallExpression") && isSourceNode(callee) && callee.value === "RegExp";

/** Lists the regular expressions that a file writes as literals, and the places where it builds one from text. */
export function listExpressions(file: string, text: string): { literals: Expression[]; buildings: CodePlace[] } {
  const { body, getLine } = parseSource(text, file.endsWith("x"));
  const literals: Expression[] = [];
  const buildings: CodePlace[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isSourceNode(value)) {
      if (value.type === "RegExpLiteral") {
        literals.push({ file, line: getLine(value), source: String(value.pattern), flags: String(value.flags) });
      } else if (isBuilding(value)) buildings.push({ file, line: getLine(value) });
      for (const child of Object.values(value)) visit(child);
    }
  };
  visit(body);
  return { literals, buildings };
}
