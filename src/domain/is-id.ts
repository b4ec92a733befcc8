/** Returns whether a text is an id as in URLs: 1 to 24 digits, never parsed as a number (some exceed 64 bits). */
export const isId = (text: string | undefined): text is string => /^\d{1,24}$/.test(text ?? "");
