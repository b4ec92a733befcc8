import { type ChangeEvent, type FocusEvent, useState } from "react";

interface TypedNumber {
  /** What is typed cannot be read as a number within the bounds. */
  isBad: boolean;
  /** Forgets what is typed. */
  clear: () => void;
  inputProps: {
    "aria-invalid": true | undefined;
    autoComplete: "off";
    maxLength: number;
    onBlur: () => void;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onFocus: (event: FocusEvent<HTMLInputElement>) => void;
    value: string | number;
  };
}

/**
 * Keeps the text of a number field of the sheet. A number applies while it is typed; what cannot be read leaves the sum as it was and stays in the field;
 * on blur the field shows `value` again.
 */
export function useTypedNumber(
  value: number | undefined,
  shown: string | number,
  parse: (text: string) => number | undefined,
  onValue: (value: number) => void,
): TypedNumber {
  const [typed, setTyped] = useState<string>();
  const isBad = typed !== undefined && parse(typed) === undefined;
  const clear = () => setTyped(undefined);
  return {
    isBad,
    clear,
    inputProps: {
      "aria-invalid": isBad || undefined,
      autoComplete: "off",
      maxLength: 12,
      onBlur: () => {
        if (!isBad) clear();
      },
      onChange: ({ target }) => {
        setTyped(target.value);
        const read = parse(target.value);
        if (read !== undefined && read !== value) onValue(read);
      },
      onFocus: ({ target }) => target.select(),
      value: typed ?? shown,
    },
  };
}
