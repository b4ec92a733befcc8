import { simplify } from "#domain/text/simplify.ts";
import { normalizeText } from "./map/cells/cell.ts";

/**
 * Normalizes a name for comparison: no full-width characters, traditional characters, case or spaces, one kind of brackets, and 层
 * for F. 「云杉酒店（國貿店） 3F」 gives 云杉酒店(国贸店)3层.
 */
export const normalizeName = (name: string): string =>
  simplify(normalizeText(name))
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/[[{【〔〖「『]/g, "(")
    .replace(/[\]}】〕〗」』]/g, ")")
    .replace(/(?<=\d)f(?![a-z])/g, "层");
