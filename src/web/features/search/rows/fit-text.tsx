import { formatNumber } from "#domain/format.ts";
import { judgeFit } from "#domain/seating/judge-fit.ts";
import type { PublishedSpace } from "#domain/seating/get-trusted-capacity.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { type RowTexts, rowZh } from "#texts/search/row.zh.ts";
import { formatFit } from "#web/ui/text/format-fit.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./search-row.module.css";

export interface FitTextProps {
  space: PublishedSpace;
  layout: LayoutKey;
  people: number;
  /** Texts in the page's language; Chinese if absent. */
  texts?: RowTexts;
}

/** Says how people fit a space in a layout: 课桌式可坐 210，余 10 座 · 可容纳，偏紧. */
export function FitText({ space, layout, people, texts = rowZh }: FitTextProps) {
  const fit = judgeFit(space, layout, people);
  const text = formatFit(fit, texts.fit);
  if (fit.kind !== "fits") return <span className={textStyles.caution}>{text}</span>;
  return (
    <span>
      <b className={styles.seats}>{texts.fit.seats(formatNumber(fit.seats))}</b>
      {texts.comma + text}
    </span>
  );
}
