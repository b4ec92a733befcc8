import { classNames } from "./class-names.ts";
import styles from "./seal.module.css";

/** Renders the name seal of a person who vouches; it never stands without the full name and a date or hours next to it. */
export const Seal = ({ name, small }: { name: string; small?: boolean }) => (
  <span aria-hidden="true" className={classNames(styles.seal, small && styles.small)}>
    {name}
  </span>
);
