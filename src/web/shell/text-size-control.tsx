import { useId, useSyncExternalStore } from "react";
import {
  chooseTextSize,
  getTextSize,
  onTextSize,
  type TextSize,
  textSizeName,
  textSizes,
} from "../platform/before-paint/text-size.ts";
import { useIsHydrating } from "../platform/lazy-loading/deferred.tsx";
import styles from "./text-size-control.module.css";

/** The choice of the text size, in the footer and in the phone's menu. It is empty until the page has started, which it needs. */
export function TextSizeControl({ texts }: { texts: { legend: string; sizes: Record<TextSize, string> } }) {
  const name = useId();
  const size = useSyncExternalStore(onTextSize, getTextSize, () => 16);
  const isHydrating = useIsHydrating();
  return (
    <fieldset className={styles.textSize} data-restores={textSizeName}>
      {!isHydrating && (
        <>
          <legend className={styles.legend}>{texts.legend}</legend>
          {textSizes.map((each) => (
            <label className={styles.size} key={each}>
              <input checked={each === size} name={name} onChange={() => chooseTextSize(each)} type="radio" />
              <span>{texts.sizes[each]}</span>
            </label>
          ))}
        </>
      )}
    </fieldset>
  );
}
