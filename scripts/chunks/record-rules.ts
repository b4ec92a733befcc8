import { type AtRule, type ChildNode, parse, type Rule } from "postcss";
import type { Plugin } from "vite";
import type { RecordedRule } from "../../src/server/http/page-style/recorded-rule.ts";
import type { ClassMap } from "../css-module-names.ts";

/** Pseudo-classes whose argument does not say which classes the matched elements have. */
const withArgument = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

function recordRule(node: Rule, own: ReadonlySet<string>): RecordedRule {
  const selectors = node.selectors.map((selector) => {
    const named = selector.replaceAll(withArgument, "").matchAll(/\.([\w-]+)/g);
    return [selector, [...new Set([...named].map(([, name]) => name!))].filter((name) => own.has(name))] as const;
  });
  return { selectors, body: `{${node.nodes.map(String).join(";")}}` };
}

function recordAtRule(node: AtRule, own: ReadonlySet<string>): RecordedRule {
  const isOfRules = ["media", "supports", "layer", "container"].includes(node.name) && node.nodes !== undefined;
  if (isOfRules) return { block: `@${node.name} ${node.params}`, rules: recordNodes(node.nodes!, own) };
  const text = node.nodes ? String(node) : `${String(node)};`;
  return { text, ...(node.name === "keyframes" && { keyframes: node.params }) };
}

const recordNodes = (nodes: readonly ChildNode[], own: ReadonlySet<string>): RecordedRule[] =>
  nodes.flatMap((node) => {
    if (node.type === "rule") return [recordRule(node, own)];
    return node.type === "atrule" ? [recordAtRule(node, own)] : [];
  });

/** Returns the rules of a minified sheet. `own`: the classes that only the document or a script of ours gives to an element. */
export const recordSheet = (css: string, own: ReadonlySet<string>): RecordedRule[] =>
  recordNodes(parse(css).nodes, own);

/** Records the rules of each sheet and the classes that they need, so that a document can hold those that it is painted with. */
export const recordRules = (classes: ClassMap): Plugin => ({
  name: "record-rules",
  enforce: "post",
  generateBundle(_, bundle) {
    const own = new Set(Object.values(classes).flatMap((names) => Object.values(names)));
    const sheets = Object.values(bundle).flatMap((file) =>
      file.type === "asset" && file.fileName.endsWith(".css")
        ? [[file.fileName, recordSheet(String(file.source), own)]]
        : [],
    );
    this.emitFile({ type: "asset", fileName: ".vite/styles.json", source: JSON.stringify(Object.fromEntries(sheets)) });
  },
});
