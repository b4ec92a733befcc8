import { type ChangeEvent, type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import { formatNumber, formatYuan } from "#domain/format.ts";
import { parseQuantity, type QuantityKind } from "#domain/parse-quantity.ts";

interface QuantityInputOptions {
  kind: QuantityKind;
  /** NaN: the text cannot be read. */
  value: number | undefined;
  onValue: (value: number | undefined) => void;
  /** Highest accepted number. */
  max: number;
}

const format = (value: number, kind: QuantityKind): string => {
  if (kind === "money") return formatYuan(value);
  return formatNumber(value, Number.isInteger(value) ? 0 : 1);
};

/**
 * Returns the text and handlers of an input for a quantity. While it has the focus it shows what is typed, afterwards what
 * was read of it (3万: ¥30,000); a text that cannot be read stays as typed.
 */
export function useQuantityInput({ kind, value, onValue, max }: QuantityInputOptions) {
  const [isEditing, setIsEditing] = useState(false);
  const [typed, setTyped] = useState<{ text: string; value: number | undefined }>();
  const focused = useRef<HTMLInputElement>(null);
  const isUnreadable = Number.isNaN(value);
  // Plain digits replace the formatted text on focus; that would drop the selection, and the next key would append.
  useLayoutEffect(() => {
    if (isEditing) focused.current?.select();
  }, [isEditing]);
  const isTyped = typed !== undefined && Object.is(typed.value, value);
  const getText = () => {
    if (isTyped && (isEditing || isUnreadable)) return typed.text;
    if (value === undefined || isUnreadable) return "";
    return isEditing ? String(value) : format(value, kind);
  };
  return {
    text: getText(),
    /** Whether the input shows a text that cannot be read, after editing. */
    isRefused: isUnreadable && !isEditing,
    isEditing,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.target.value;
      const read = parseQuantity(text, kind);
      const next = read !== undefined && read > max ? Number.NaN : read;
      setTyped({ text, value: next });
      onValue(next);
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      focused.current = event.target;
      setIsEditing(true);
    },
    onBlur: () => {
      setIsEditing(false);
      if (!isUnreadable) setTyped(undefined);
    },
  };
}
