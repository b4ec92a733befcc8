/** Digits of a verification code, the seconds that it is valid, and how often it may be tried. */
export const codeRules = { digits: 6, seconds: 600, tries: 5 } as const;

/** Normalizes a code as typed or pasted: full-width digits become narrow, spaces go. */
export const normalizeCode = (typed: string): string => typed.normalize("NFKC").replace(/\s/g, "");

const codePattern = new RegExp(`^\\d{${codeRules.digits}}$`);

/** Returns whether a text is a code: six digits. */
export const isVerificationCode = (text: string): boolean => codePattern.test(text);
