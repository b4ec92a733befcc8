/** Formats a walking time in minutes. */
export const walkZh = (minutes: number): string => `步行 ${minutes} 分钟`;
