import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import visibilityStyles from "../structure/visibility.module.css";
import styles from "./demo-line.module.css";

/** Id of the sentence in the footer that explains what is a sample. */
export const samplesId = "samples";

/** Says under the header that the page shows data of the demo, and leads to what that means. */
export function DemoLine() {
  const { demo, demoPage } = useInterfaceTexts();
  return (
    <aside aria-label={demo} className={styles.demoLine}>
      {demoPage.text}
      <a className={visibilityStyles.noPrint} href={`#${samplesId}`}>
        {demoPage.more}
      </a>
    </aside>
  );
}
