import styles from "./article-figure.module.css";

interface NumberListProps {
  numbers: readonly { label: string; value: string; unit: string; className?: string | undefined }[];
}

/** Renders a few numbers of an article, each under what it means. */
export const NumberList = ({ numbers }: NumberListProps) => (
  <dl className={styles.numbers}>
    {numbers.map(({ label, value, unit, className }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={className}>
          {value}
          <small>{unit}</small>
        </dd>
      </div>
    ))}
  </dl>
);
