import { listDeclaredNames } from "./list-declared-names.ts";
import { exemptions, retiredNames, retiredTerms } from "./retired-terms.ts";

export interface RetiredName {
  file: string;
  /** 0 for the file's own path. */
  line: number;
  name: string;
  instead: string;
}

const splitForms = (rows: readonly (readonly [string, string])[]) =>
  new Map(rows.flatMap(([forms, instead]) => forms.split(" ").map((form) => [form, instead] as const)));
const insteadOfTerm = splitForms(retiredTerms);
const insteadOfName = splitForms(retiredNames);

/** Splits a name in camel, snake or kebab case into its words, in lower case. */
export const splitName = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((term) => term.toLowerCase());

const toCamelCase = (name: string): string => name.replace(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase());

const findInstead = (name: string): string | undefined =>
  insteadOfName.get(name) ??
  splitName(name)
    .map((term) => insteadOfTerm.get(term))
    .find((instead) => instead !== undefined);

/** Finds the retired words in a path, by folder and file name. */
export const findRetiredPath = (file: string): RetiredName[] =>
  file.split("/").flatMap((part) => {
    const instead = findInstead(part) ?? insteadOfName.get(toCamelCase(part.replace(/(?:\.test)?\.\w+$/, "")));
    return instead === undefined ? [] : [{ file, line: 0, name: part, instead }];
  });

/** Finds the retired names that a source declares. Throws on a syntax error. */
export const findRetiredNames = (file: string, source: string): RetiredName[] =>
  listDeclaredNames(source, file.endsWith("x")).flatMap(({ name, line }) => {
    const instead = findInstead(name);
    return instead === undefined ? [] : [{ file, line, name, instead }];
  });

/** Returns whether a name is in the list of exemptions for its file. */
export const isExempt = ({ file, name }: Pick<RetiredName, "file" | "name">): boolean =>
  exemptions.some((row) => row.name === name && row.files.some((prefix) => file.startsWith(prefix)));
