import { classNames } from "./class-names.ts";
import styles from "./seal.module.css";

/** A seal has room for as many characters. */
const maxLength = 4;
/** Characters that a small seal has in one column; four stand in two. */
const columnLength = 3;

/**
 * Renders the name seal of a person who vouches; it never stands without the full name and a date or hours next to it. A name that is
 * too long for one has none.
 */
export const Seal = ({ name, small }: { name: string; small?: boolean }) =>
  name && name.length <= maxLength ? (
    <span
      aria-hidden="true"
      className={classNames(styles.seal, small && styles.small, small && name.length === columnLength && styles.tall)}
    >
      {name}
    </span>
  ) : null;
