/**
 * Formulas in exported tables. A spreadsheet evaluates a CSV cell that begins with one of these signs, in some versions also
 * their full-width and small forms; blanks, quotes and control characters before the sign do not prevent it.
 */
const sign = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";
/**
 * Where a cell begins: at the start of the text, and after a semicolon, tab or line break, at which programs that are set to
 * another separator than the comma cut a text in spite of its quotes.
 */
const cellStart = '(^|[;\\t\\r\\n])((?:(?![\\t\\r\\n])[\\s\\p{Cc}\\p{Cf}"])*)';

const unguarded = new RegExp(`${cellStart}(?='*${sign})`, "gu");
const guarded = new RegExp(`${cellStart}'(?='*${sign})`, "gu");

/** Adds an apostrophe before each sign that could begin a formula, so that a spreadsheet reads the cell as text: '+86 10. */
export const guardFormulas = (text: string): string => text.replace(unguarded, "$1$2'");

/** Returns the text that `guardFormulas` was given. */
export const removeFormulaGuards = (text: string): string => text.replace(guarded, "$1$2");
