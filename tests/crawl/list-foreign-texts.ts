/** Words that stand in English sentences and in no name of a hotel, brand or product. */
const sentenceTerms =
  /\b(?:is|are|was|be|to|with|your|you|please|this|that|it|we|our|not|no|all|from|by|or|if|will|can)\b/i;
/** Four English words or more in a row. */
const englishRun = /(?:[A-Za-z][A-Za-z'’-]*[ ,]+){3,}[A-Za-z][A-Za-z'’-]*/g;
/** A brand that names its owner: Four Points by Sheraton. */
const brandOfOwner = /^(?:[A-Z][a-z]+ )+by [A-Z][a-z]+$/;
const chineseRun = /[\u4e00-\u9fff][\u3000-\u303f\u4e00-\u9fff\uff00-\uffef\w %.,-]*/g;

/** Attributes that a visitor reads or hears. */
const readAttributes = /\s(?:alt|title|aria-label|placeholder)="([^"]*)"/g;

/**
 * Lists the texts of a document that are in the other language: English sentences on a Chinese page, Chinese on an English
 * one. What an element marks with a `lang` of its own (the switch of languages) is left out.
 */
export function listForeignTexts(html: string, language: string): string[] {
  const body = html
    .slice(html.indexOf("<body"))
    .replaceAll(/<(script|style|noscript)[\s>][\s\S]*?<\/\1>/g, "")
    .replaceAll(/<(\w+)\s[^>]*\blang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, "");
  const labels = [...body.matchAll(readAttributes)].map(([, text]) => text!);
  const texts = [...labels, ...body.split(/<[^>]*>/)];
  return texts.flatMap((text) => {
    if (language === "en") return text.match(chineseRun) ?? [];
    return (text.match(englishRun) ?? []).filter((run) => sentenceTerms.test(run) && !brandOfOwner.test(run));
  });
}
