/** The code of a key that an input method takes; Safari ends the composition before it reports the key. */
const inputMethodKeyCode = 229;

/**
 * Returns whether a key belongs to an input method, as the Enter that takes a word does: it neither sends nor chooses.
 * Safari reports that key after the end of the composition, with the code of input methods alone.
 */
export const isComposingKey = ({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  isComposing || keyCode === inputMethodKeyCode;
