/** An id of ours as URLs carry it: 1 to 24 digits, never a number (some exceed 64 bits). */
export const isId = (text: string | undefined): text is string => /^\d{1,24}$/.test(text ?? "");
