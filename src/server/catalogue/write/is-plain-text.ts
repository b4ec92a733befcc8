import { z } from "zod";

/**
 * Returns whether every file format can store a text: no control characters but tabs and line ends, no surrogates or
 * noncharacters, and no replacement character (U+FFFD), which shows a wrong encoding.
 */
export const isPlainText = (text: string): boolean =>
  !/[^\P{Cc}\t\n\r]|[\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/u.test(text);
/** A text with content. */
export const text = z.string({ error: "没有填" }).regex(/\S/, "没有填").refine(isPlainText, "有控制字符或乱码");
/** A name. */
export const name = text.max(200);
/** A text of some sentences. */
export const shortText = text.max(5000);
