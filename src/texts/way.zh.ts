/** How long a way is on foot. */
export const walkZh = (minutes: number): string => `步行 ${minutes} 分钟`;
