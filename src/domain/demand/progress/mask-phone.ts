/** Masks a phone number: 138****6021; of a shorter or foreign one the first three and the last two digits stay. */
export function maskPhone(number: string): string {
  if (/^1\d{10}$/.test(number)) return `${number.slice(0, 3)}****${number.slice(7)}`;
  return number.length > 6 ? `${number.slice(0, 3)}****${number.slice(-2)}` : "****";
}

/** Masks an e-mail address: c***@example.com. */
export const maskEmail = (address: string): string => address.replace(/(.)[^@]*/, "$1***");
