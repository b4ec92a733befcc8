import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import styles from "./demo-tag.module.css";

interface DemoTagProps {
  /** Required, so that no place shows a real venue as a sample because it forgot to say. */
  demo: boolean | undefined;
}

/**
 * Marks a name of the demo catalogue where its own page, a form or a sheet to print shows it; rows have the page's `DemoLine`. The space before it binds: the tag never begins a line, and the space has its place
 * before the tag arrives, where a collapsible one would count as moved.
 */
export function DemoTag({ demo }: DemoTagProps) {
  const texts = useInterfaceTexts();
  if (!demo) return null;
  return (
    <>
      {"\u00A0"}
      <span className={styles.demoTag}>{texts.demo}</span>
    </>
  );
}
