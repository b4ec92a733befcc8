import { join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CodePlace, Expression } from "./list-expressions.ts";

/** A place in a stack: `file:///…/a.ts:12:5`. */
const stackPlace = /(file:[^\s()]+):(\d+):\d+\)?$/;
/** Lines of a stack above the one that builds: the message, `findBuilder`, `record` and the proxy. */
const linesAbove = 4;

/** Returns the place that builds an expression; undefined outside the directory's own code. */
function findBuilder(directory: string): CodePlace | undefined {
  const [, url, line] = stackPlace.exec(new Error("builder").stack?.split("\n")[linesAbove] ?? "") ?? [];
  if (!url) return undefined;
  const file = relative(directory, fileURLToPath(url)).split(sep).join("/");
  return /^\.\.|node_modules/.test(file) ? undefined : { file, line: Number(line) };
}

/**
 * Imports modules and returns the regular expressions that they build from text while they are loaded. A literal is not built:
 * only `RegExp` itself is watched.
 */
export async function recordBuiltExpressions(directory: string, files: readonly string[]): Promise<Expression[]> {
  const built: Expression[] = [];
  const record = (expression: RegExp): RegExp => {
    const builder = findBuilder(directory);
    if (builder) built.push({ ...builder, source: expression.source, flags: expression.flags });
    return expression;
  };
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args, newTarget) => record(Reflect.construct(target, args, newTarget) as RegExp),
    apply: (target, self, args) => record(Reflect.apply(target, self, args) as RegExp),
  });
  try {
    for (const file of files) await import(pathToFileURL(join(directory, file)).href);
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}
