import type { Locale } from "../demand-option.ts";

/** Begins the name of each field that answers a question of one form only. */
export const answerFieldPrefix = "answer:";

/** Returns the name of the field that answers a question: the server knows no question but by its label. */
export const getAnswerField = (label: string): string => answerFieldPrefix + label;

/** Formats an answer as a line of the remarks. */
export const formatAnswerLine = (label: string, text: string, locale: Locale): string =>
  `${label}${locale === "en" ? ": " : "："}${text}`;
