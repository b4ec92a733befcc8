import { useId, useSyncExternalStore } from "react";
import {
  chooseTextSize,
  getTextSize,
  onTextSize,
  type TextSize,
  textSizeName,
  textSizes,
} from "../platform/before-paint/text-size.ts";
import styles from "./text-size-control.module.css";

/** The choice of the text size, in the footer and in the phone's menu. Without script it is not shown. */
export function TextSizeControl({ texts }: { texts: { legend: string; sizes: Record<TextSize, string> } }) {
  const name = useId();
  const size = useSyncExternalStore(onTextSize, getTextSize, () => 16);
  return (
    <fieldset className={styles.textSize} data-restores={textSizeName}>
      <legend>{texts.legend}</legend>
      {textSizes.map((each) => (
        <label key={each}>
          <input checked={each === size} name={name} onChange={() => chooseTextSize(each)} type="radio" />
          <span>{texts.sizes[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
