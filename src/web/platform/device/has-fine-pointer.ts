/** Returns whether the main pointer is a mouse or the like, so that a focused field brings up no keyboard on the screen. */
export const hasFinePointer = (): boolean => window.matchMedia("(pointer: fine)").matches;
