import { formatContactTime, getLongestContactTime } from "#domain/demand/callback/get-callback-promise.ts";
import type { ContactOption, Locale } from "#domain/demand/demand-option.ts";
import { useNow } from "../../platform/device/use-now.ts";
import styles from "./callback-text.module.css";

interface CallbackTextProps {
  locale?: Locale;
  /** How the visitor wants to be reached; by a call where nothing is said. */
  contactBy?: ContactOption;
  /** Returns the text with the time of a call that is asked for now; without one, the rule. */
  format: (time?: string) => string;
}

/**
 * Renders when an adviser calls, by the visitor's clock: on a Sunday it names Monday. The server renders the rule, as pages
 * are cached; it and the longest time keep the text's place, so that nothing moves.
 */
export function CallbackText({ locale = "zh", contactBy, format }: CallbackTextProps) {
  const now = useNow();
  return (
    <span className={styles.stack} data-longest={format(getLongestContactTime(locale, contactBy))}>
      <span className={now && styles.replaced} aria-hidden={now ? true : undefined}>
        {format()}
      </span>
      {now && <span>{format(formatContactTime(now, locale, contactBy))}</span>}
    </span>
  );
}
