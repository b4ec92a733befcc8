import styles from "./seal.module.css";

/** Renders the name seal of a person who vouches; it never stands without the full name and a date or hours next to it. */
export const Seal = ({ name }: { name: string }) => (
  <span aria-hidden="true" className={styles.seal}>
    {name}
  </span>
);
