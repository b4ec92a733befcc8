import type { RecordedRule, RecordedSelector } from "./recorded-rule.ts";

/** What has a class, but for closed dialogs and popovers: the started page opens them, and has its complete sheets then. */
const classPattern = / class="(?<!<dialog class=")([^"]+)"(?! popover)/g;

/** Returns the classes of the elements in a document's texts that it can show. */
export function listClasses(...texts: readonly string[]): Set<string> {
  const attributes = new Set<string>();
  for (const text of texts) for (const [, value] of text.matchAll(classPattern)) attributes.add(value!);
  return new Set([...attributes].flatMap((value) => value.split(" ")));
}

function formatRule(rule: RecordedRule, used: ReadonlySet<string>): string {
  if ("text" in rule) return rule.text;
  if ("rules" in rule) {
    const inner = formatRules(rule.rules, used);
    return inner && `${rule.block}{${inner}}`;
  }
  const matching = rule.selectors.filter(([, classes]: RecordedSelector) => classes.every((name) => used.has(name)));
  return matching.length > 0 ? matching.map(([selector]) => selector).join() + rule.body : "";
}

const formatRules = (rules: readonly RecordedRule[], used: ReadonlySet<string>): string =>
  rules.map((rule) => formatRule(rule, used)).join("");

/** Returns the rules of a page's sheets that can match a document with these classes, in the order of the sheets, as one sheet. */
export function pickRules(sheets: readonly (readonly RecordedRule[])[], used: ReadonlySet<string>): string {
  const rules = sheets.flat();
  // Each sheet begins with the order of the layers.
  const statements = new Set<string>();
  const once = rules.filter((rule) => {
    if (!("text" in rule)) return true;
    if (rule.keyframes !== undefined || statements.has(rule.text)) return false;
    statements.add(rule.text);
    return true;
  });
  const css = formatRules(once, used);
  const keyframes = rules.filter(
    (rule) => "text" in rule && rule.keyframes !== undefined && css.includes(rule.keyframes),
  );
  return css + formatRules(keyframes, used);
}
