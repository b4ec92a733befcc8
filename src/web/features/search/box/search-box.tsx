import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { searchZh } from "#texts/search/search.zh.ts";
import { type Suggestion, useSuggestions } from "./use-suggestions.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./search-box.module.css";
import { withoutComposingKeys } from "#web/platform/device/without-composing-keys.ts";

export interface SearchBoxProps {
  /** Slug of the city that is searched. */
  city: string;
  /** URL of the list, to which the form adds `q` where script is missing. */
  action: string;
  value: string;
  onValue: (value: string) => void;
  /** Called with the trimmed text. */
  onSubmit: (value: string) => void;
  /** Formats the URL that a selected suggestion opens. */
  formatHref: (suggestion: Suggestion) => string;
  placeholder?: string;
  className?: string;
  children?: React.ReactNode;
}

/** Renders a field for a name or a sentence, with suggestions. A plain form where script is missing. */
export function SearchBox(props: SearchBoxProps) {
  const { city, action, value, onValue, onSubmit, formatHref, placeholder, className, children } = props;
  const router = useRouter();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(open ? value : "", city);
  const shown = open && suggestions.length > 0;

  const choose = (suggestion: Suggestion) => {
    setOpen(false);
    void router.navigate({ href: formatHref(suggestion) });
  };
  const onKeyDown = withoutComposingKeys((event: KeyboardEvent) => {
    if (event.key === "Escape") setOpen(false);
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === "ArrowDown" ? 1 : -1;
    setActive((now) => Math.max(-1, Math.min(suggestions.length - 1, now + step)));
  });
  return (
    <search>
      <form
        action={action}
        className={classNames(styles.searchBox, className)}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = shown ? suggestions[active] : undefined;
          setOpen(false);
          field.current?.blur();
          if (chosen) choose(chosen);
          else onSubmit(value.trim());
        }}
      >
        <div className={styles.inputLine}>
          <input
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            aria-autocomplete="list"
            aria-controls={listId}
            aria-expanded={shown}
            aria-label={searchZh.free}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            name="q"
            onChange={(event) => {
              onValue(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            placeholder={placeholder ?? searchZh.free}
            ref={field}
            role="combobox"
            type="search"
            value={value}
          />
          {children}
        </div>
        <div
          aria-label={searchZh.suggestions}
          className={styles.suggestions}
          hidden={!shown}
          id={listId}
          role="listbox"
        >
          {suggestions.map((suggestion, index) => (
            // The keyboard moves through the options from the field (aria-activedescendant): they take no focus.
            <div
              aria-selected={index === active}
              id={`${listId}-${index}`}
              key={`${suggestion.kind} ${suggestion.id}`}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(suggestion);
              }}
              role="option"
              tabIndex={-1}
            >
              <span>
                <HighlightedName name={suggestion.name} range={suggestion.highlight} />
              </span>
              <span className={textStyles.small}>{suggestion.kind === "city" ? "" : suggestion.cityName}</span>
            </div>
          ))}
        </div>
      </form>
    </search>
  );
}

function HighlightedName({ name, range }: { name: string; range: [number, number] | undefined }) {
  if (!range) return name;
  const characters = [...name];
  return (
    <>
      {characters.slice(0, range[0]).join("")}
      <b>{characters.slice(range[0], range[1]).join("")}</b>
      {characters.slice(range[1]).join("")}
    </>
  );
}
