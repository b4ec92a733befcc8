import { type AtRule, type ChildNode, parse, type Rule } from "postcss";
import type { Plugin } from "vite";
import { type RecordedRule, styledAttributes } from "#server/http/page-style/recorded-rule.ts";
import type { ClassMap } from "../css-module-names.ts";

/** Pseudo-classes whose argument does not say what the matched elements have. */
const withArgument = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
/** One that says what other elements the document has. */
const ofOthers = /:has\(((?:[^(),]|\([^()]*\))*)\)/g;
const typeSelector = /(?:^|[\s>+~,])([a-z][a-z\d]*)(?![\w%-])/g;
/** What no element is before the visitor touches the page, which loads the complete sheets then. */
const afterTouch = /:(?:hover|active)\b/;

/** Returns what a document needs that a selector matches in it; undefined: it matches in none before it is touched. */
function listNeeds(selector: string, own: ReadonlySet<string>): string[] | undefined {
  const named = selector.replaceAll(ofOthers, " $1").replaceAll(withArgument, "");
  if (afterTouch.test(named)) return undefined;
  const classes = [...named.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!).filter((name) => own.has(name));
  const elements = [...named.replaceAll(/\[[^[\]]*\]/g, "").matchAll(typeSelector)].map(([, name]) => `<${name}`);
  const attributes = styledAttributes.filter(([needing]) => needing.test(named)).map(([, markup]) => markup);
  return [...new Set([...classes, ...elements, ...attributes])];
}

/** The length that follows the text size, of which only a visitor of another size needs more than its px. */
const followingLength = /calc\((-?[\d.]+)\*var\(--px\)\)/g;
/** What only a window of less than 320 px of normal text needs. */
const tooNarrow = "(max-width:19.9988em)";

function recordRule(node: Rule, own: ReadonlySet<string>): RecordedRule[] {
  const selectors = node.selectors.flatMap((selector) => {
    const needs = listNeeds(selector, own);
    return needs ? [[selector, needs] as const] : [];
  });
  const body = `{${node.nodes.map(String).join(";").replaceAll(followingLength, "$1px")}}`;
  return selectors.length > 0 ? [{ selectors, body }] : [];
}

function recordAtRule(node: AtRule, own: ReadonlySet<string>): RecordedRule[] {
  if (node.params === tooNarrow) return [];
  const isOfRules = ["media", "supports", "layer", "container"].includes(node.name) && node.nodes !== undefined;
  if (isOfRules) return [{ block: `@${node.name} ${node.params}`, rules: recordNodes(node.nodes!, own) }];
  const text = node.nodes ? String(node) : `${String(node)};`;
  return [{ text, ...(["keyframes", "property"].includes(node.name) && { named: node.params }) }];
}

const recordNodes = (nodes: readonly ChildNode[], own: ReadonlySet<string>): RecordedRule[] =>
  nodes.flatMap((node) => {
    if (node.type === "rule") return recordRule(node, own);
    return node.type === "atrule" ? recordAtRule(node, own) : [];
  });

/**
 * Returns the rules of a minified sheet that a document can be painted with before it is touched, at the normal text size and in a
 * window of at least 320 px: `format-before-paint-script.ts` has others wait for the complete sheets.
 * @param own the classes that only the document or a script of ours gives to an element
 */
export const recordSheet = (css: string, own: ReadonlySet<string>): RecordedRule[] =>
  recordNodes(parse(css).nodes, own);

/** Records the rules of each sheet and what they need, so that a document can hold those that it is painted with. */
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
