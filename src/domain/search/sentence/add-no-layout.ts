import { removeText } from "./remove-text.ts";

/** The words with which a sentence wants no layout, also none that its event type implies. */
const noLayoutText = "台型不限";

/** Adds to a sentence that any layout will do. */
export const addNoLayout = (sentence: string): string =>
  sentence.includes(noLayoutText) ? sentence : [sentence, noLayoutText].filter(Boolean).join("，");

/** Removes from a sentence that any layout will do. */
export const removeNoLayout = (sentence: string): string => removeText(sentence, noLayoutText);
