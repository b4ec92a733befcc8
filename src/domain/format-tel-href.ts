/** Formats the address that dials a phone number; what is not dialled, such as a mark behind it, is left out. */
export const formatTelHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
