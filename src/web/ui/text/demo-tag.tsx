import styles from "./demo-tag.module.css";
interface DemoTagProps {
  demo?: boolean | undefined;
  /** The name before the tag: one that contains （示例） itself needs no tag. */
  name?: string;
}

/** Marks a row of the demo catalogue. The space before it is text, so that it vanishes at the start of a line. */
export const DemoTag = ({ demo = true, name }: DemoTagProps) =>
  demo && !name?.includes("（示例）") ? (
    <>
      {" "}
      <span className={styles.demoTag}>示例</span>
    </>
  ) : null;
