/** Returns an address for a numbered request of a proxied client, so that no limit of one client hides what is behind it. */
export const createClientAddress = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
