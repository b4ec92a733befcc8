import { parseSync } from "@swc/core";

/** Most lines of a function that renders no markup. */
const maxLogicLines = 50;

/** A function with its name, the line on which it begins and its number of lines. */
export interface LongFunction {
  name: string;
  line: number;
  lines: number;
}

/** A node of the syntax tree; a span counts bytes from 1. */
type Node = Record<string, unknown> & { type: string; span: { start: number; end: number } };
type Named = { value?: string } | null | undefined;

const functionTypes = new Set([
  "ArrowFunctionExpression",
  "ClassMethod",
  "Constructor",
  "FunctionDeclaration",
  "FunctionExpression",
  "GetterProperty",
  "MethodProperty",
  "PrivateMethod",
  "SetterProperty",
]);
const isFunction = (node: Node): boolean => functionTypes.has(node.type);
const isMarkup = (node: Node): boolean => node.type === "JSXElement" || node.type === "JSXFragment";

/** Calls `visit` with each node in a value, outermost first; skips the inside of a node for which it returns false. */
function walk(value: unknown, visit: (node: Node) => boolean): void {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && "span" in value && !visit(value as Node)) return;
  for (const inner of Object.values(value)) walk(inner, visit);
}

/** Returns whether a function renders markup itself; that of functions within it does not count. */
function rendersMarkup(node: Node): boolean {
  let found = false;
  walk(Object.values(node), (inner) => {
    found ||= isMarkup(inner);
    return !isFunction(inner);
  });
  return found;
}

/** Returns the name that a call begins with: `test` of `test.each(rows)(title, callback)`. */
function getCalledName(callee: Node): string {
  const inner = (callee.callee ?? callee.object ?? callee.tag) as Node | undefined;
  return inner ? getCalledName(inner) : String((callee as Named)?.value);
}

/** Returns the functions that a call of the test runner gets. */
function getTestCallbacks(call: Node): Node[] {
  if (!/^(?:describe\w*|test|it|(?:before|after)(?:All|Each))$/.test(getCalledName(call.callee as Node))) return [];
  return (call.arguments as { expression: Node }[]).map(({ expression }) => expression).filter(isFunction);
}

/** Returns the name that a declaration or a property gives to the function in it. */
function getGivenName({ type, id, key, identifier }: Node): string | undefined {
  if (type === "VariableDeclarator") return (id as Named)?.value;
  return ((identifier ?? key) as Named)?.value;
}

/**
 * Finds the functions of more than 50 lines that the linter's limits cannot tell apart: in `.tsx` those that render no markup,
 * in tests those that are no callback of the test runner.
 */
export function findLongFunctions(file: string, text: string): LongFunction[] {
  const bytes = Buffer.from(text);
  const countLines = (from: number, to: number) =>
    bytes
      .subarray(from - 1, to - 1)
      .toString()
      .split("\n").length;
  const isTest = /\.test\.tsx?$/.test(file);
  const callbacks = new Set<Node>();
  const names = new Map<unknown, string>();
  const found: LongFunction[] = [];
  walk(parseSync(text, { syntax: "typescript", tsx: file.endsWith("x") }).body, (node) => {
    if (isTest && node.type === "CallExpression") for (const each of getTestCallbacks(node)) callbacks.add(each);
    const given = getGivenName(node);
    if (given) names.set(node.init ?? node.value ?? node, given);
    if (!isFunction(node) || callbacks.has(node) || rendersMarkup(node)) return true;
    const { start, end } = node.span;
    const lines = countLines(start, end);
    if (lines > maxLogicLines) found.push({ name: names.get(node) ?? "a callback", line: countLines(1, start), lines });
    return true;
  });
  return found;
}
