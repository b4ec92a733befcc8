import { type RecordedRule, type RecordedSelector, styledAttributes } from "./recorded-rule.ts";

/** Matches the classes of elements, except closed dialogs and popovers: only the started page opens them, with its complete sheets. */
const classPattern = / class="(?<!<dialog class=")([^"]+)"(?! popover)/g;
const elementPattern = /<[a-z][a-z\d]*/g;
const readPropertyPattern = /var\((--[\w-]+)/g;
const setPropertyPattern = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^;{}"])*(?:;|(?=\}))/g;

/**
 * Lists what a style can need of a document's markup: the classes of the elements that it can show, its elements, some attributes, and the
 * custom properties that its attributes read.
 */
export function listStyled(markup: string): Set<string> {
  const found = new Set<string>();
  const attributes = new Set<string>();
  for (const [, value] of markup.matchAll(classPattern)) attributes.add(value!);
  for (const [, property] of markup.matchAll(readPropertyPattern)) found.add(property!);
  for (const [element] of markup.matchAll(elementPattern)) found.add(element);
  for (const [, attribute] of styledAttributes) if (markup.includes(attribute)) found.add(attribute);
  for (const value of attributes) for (const name of value.split(" ")) found.add(name);
  return found;
}

function formatRule(rule: RecordedRule, styled: ReadonlySet<string>): string {
  if ("text" in rule) return rule.named === undefined ? rule.text : "";
  if ("rules" in rule) {
    const inner = formatRules(rule.rules, styled);
    return inner && `${rule.block}{${inner}}`;
  }
  const matching = rule.selectors.filter(([, needs]: RecordedSelector) => needs.every((need) => styled.has(need)));
  return matching.length > 0 ? matching.map(([selector]) => selector).join() + rule.body : "";
}

const formatRules = (rules: readonly RecordedRule[], styled: ReadonlySet<string>): string =>
  rules.map((rule) => formatRule(rule, styled)).join("");

/** Lists the statements that are left out where nothing names them. Their place in the sheet has no meaning. */
const listNamed = (rules: readonly RecordedRule[]): { text: string; named: string }[] =>
  rules.flatMap((rule) => {
    if ("rules" in rule) return listNamed(rule.rules);
    return "text" in rule && rule.named !== undefined ? [{ text: rule.text, named: rule.named }] : [];
  });

/** Leaves out the custom properties that neither the style nor the markup reads: the complete sheets, which follow, have all. */
function trimProperties(css: string, styled: ReadonlySet<string>): string {
  const read = new Set([...css.matchAll(readPropertyPattern)].map(([, property]) => property!));
  const trimmed = css.replaceAll(setPropertyPattern, (declaration, property: string) =>
    read.has(property) || styled.has(property) ? declaration : "",
  );
  // One that is left out may have read another.
  return trimmed === css ? css : trimProperties(trimmed, styled);
}

/** Returns the rules of a page's sheets that can match a document with what is listed, in the order of the sheets, as one sheet. */
export function pickRules(sheets: readonly (readonly RecordedRule[])[], styled: ReadonlySet<string>): string {
  const rules = sheets.flat();
  // Each sheet begins with the order of the layers.
  const statements = new Set<string>();
  const once = rules.filter((rule) => {
    if (!("text" in rule)) return true;
    if (statements.has(rule.text)) return false;
    statements.add(rule.text);
    return true;
  });
  const css = formatRules(once, styled);
  const named = listNamed(rules).filter((rule) => css.includes(rule.named));
  return trimProperties(css + named.map(({ text }) => text).join(""), styled);
}
