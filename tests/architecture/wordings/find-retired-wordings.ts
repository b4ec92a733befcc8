import { listChineseLiterals } from "./list-chinese-literals.ts";
import { exemptTexts, retiredLabels, retiredWordings } from "./retired-wordings.ts";

interface RetiredWording {
  file: string;
  line: number;
  text: string;
  instead: string;
}

const split = (rows: readonly (readonly [string, string])[]) =>
  rows.flatMap(([forms, instead]) => forms.split(" ").map((form) => [form, instead] as const));
const wordings = split(retiredWordings);
const labels = new Map(split(retiredLabels));

/** Finds the texts of a source that hold a retired wording, or are a retired label. Throws on a syntax error. */
export const findRetiredWordings = (file: string, source: string): RetiredWording[] =>
  listChineseLiterals(source, file.endsWith("x")).flatMap(({ text, line }) => {
    if (exemptTexts.includes(text)) return [];
    const instead = labels.get(text) ?? wordings.find(([wording]) => text.includes(wording))?.[1];
    return instead === undefined ? [] : [{ file, line, text, instead }];
  });
