const years = /^(?:19|20)\d\d$/;
/** A code begins with zero, a mobile has 11 digits: neither counts anything. */
const codes = /^0|^1[3-9]\d{9}$/;

/**
 * Lists the numbers from 1,000 on that a document shows, or gives its attributes to be read out, without thousands separators
 * (specification, section 9), each with what surrounds it. Years, codes, mobiles and parts of a word or an address are none.
 */
export function listUngroupedNumbers(html: string): string[] {
  const markup = html.replace(/<(script|style|template|head)\b[\s\S]*?<\/\1>|<!--.*?-->/g, "");
  const attributes = [...markup.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, text]) => text!);
  const texts = [markup.replace(/(?:<[^>]+>)+/g, "|"), ...attributes];
  return texts.flatMap((text) =>
    [...text.matchAll(/(?<![\w,./:#=&-])\d{4,}(?!\w|-\d)/g)].flatMap(({ 0: number, index }) =>
      years.test(number) || codes.test(number) ? [] : [text.slice(Math.max(0, index - 20), index + number.length + 10)],
    ),
  );
}
