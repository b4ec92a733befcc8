import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import styles from "./inline-select.module.css";
import { withoutComposingKeys } from "#web/platform/device/without-composing-keys.ts";

/** Returns the width of a text as the sentence's type sets it, in em: a Chinese character is one, a digit 0.62, an m 0.9. */
const measureText = (text: string): number =>
  Array.from(text).reduce((sum, character) => {
    if (character === " ") return sum + 0.26;
    if (/[\u2E80-\uFFFF]/.test(character)) return sum + 1;
    return sum + (/[mwMW]/.test(character) ? 0.9 : 0.62);
  }, 0);

const toWidth = (text: string): CSSProperties => ({ inlineSize: `${measureText(text).toFixed(2)}em` });

interface InlineSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onValue: (value: string) => void;
  /** Look of the control; absent: a gap of a sentence, as wide as its text. */
  className?: string | undefined;
}

/** Renders a list as a part of a sentence or of a title block: a native control. */
export function InlineSelect({ label, name, value, options, onValue, className }: InlineSelectProps) {
  const shown = options.find(([id]) => id === value)?.[1] ?? "";
  return (
    <select
      aria-label={label}
      className={className ?? styles.blank}
      name={name}
      onChange={(event) => onValue(event.target.value)}
      style={className ? undefined : toWidth(shown)}
      value={value}
    >
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface InlineNumberProps {
  label: string;
  name: string;
  /** Absent: nothing is typed in yet, and `placeholder` stands there. */
  value: number | undefined;
  placeholder?: string | undefined;
  parse: (typed: string) => number | undefined;
  onValue: (value: number) => void;
  /** The text cannot be read: the last number stays. */
  onRefused: () => void;
  className?: string | undefined;
}

/** Renders a number as a part of a sentence or of a title block; Enter or leaving it applies what was typed, Escape takes it back. */
export function InlineNumber(props: InlineNumberProps) {
  const { label, name, value, placeholder, parse, onValue, onRefused, className } = props;
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const apply = () => {
    if (typed === undefined) return;
    const next = parse(typed);
    setTyped(undefined);
    if (next === undefined) onRefused();
    else if (next !== value) onValue(next);
  };
  const handleKey = withoutComposingKeys((event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      apply();
    }
    if (event.key === "Escape") {
      setTyped(undefined);
      input.current?.blur();
    }
  });
  const text = typed ?? String(value ?? "");
  return (
    <input
      aria-label={label}
      autoComplete="off"
      className={className ?? styles.blank}
      inputMode="numeric"
      maxLength={12}
      name={name}
      onBlur={apply}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={handleKey}
      placeholder={placeholder}
      ref={input}
      style={className ? undefined : toWidth(text || placeholder || "0")}
      value={text}
    />
  );
}
