import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import styles from "./demo-tag.module.css";

interface DemoTagProps {
  demo?: boolean | undefined;
  /** The name before the tag: one that contains （示例） itself needs no tag. */
  name?: string;
}

/** Marks a row of the demo catalogue. The space before it is text, so that it vanishes at the start of a line. */
export function DemoTag({ demo = true, name }: DemoTagProps) {
  const texts = useInterfaceTexts();
  if (!demo || name?.includes("（示例）")) return null;
  return (
    <>
      {" "}
      <span className={styles.demoTag}>{texts.demo}</span>
    </>
  );
}
