/** Formats a floor number: 3 层, 地下 1 层. */
export const formatFloor = (floor: number): string => (floor < 0 ? `地下 ${-floor} 层` : `${floor} 层`);
