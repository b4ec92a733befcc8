import { type ReactNode, useState } from "react";
import type { CityName } from "../../../../domain/city/city.ts";
import { formatDate, formatNumber } from "../../../../domain/format.ts";
import { getLayoutByKey } from "../../../../domain/space/layouts.ts";
import { homeZh } from "../../../../texts/site/home.zh.ts";
import type { SearchSentence } from "./search-sentence.ts";
import { type Gap, GapDialog } from "./gap-dialog.tsx";
import { classNames } from "../../../ui/text/class-names.ts";
import dimensionLineStyles from "../../../ui/drawing/dimension-line.module.css";
import visibilityStyles from "../../../ui/structure/visibility.module.css";
import styles from "./sentence-editor.module.css";

interface SentenceEditorProps {
  city: CityName;
  today: string;
  sentence: SearchSentence;
  onSentenceChange: (change: Partial<SearchSentence>) => void;
}

/** Renders the search as a sentence: 在 北京 开 180 人的会，摆 课桌式，12 月 18 日 周五. Each gap is a button that opens its editor. */
export function SentenceEditor({ city, today, sentence, onSentenceChange }: SentenceEditorProps) {
  const [open, setOpen] = useState<Gap>();
  const { sentenceParts: texts } = homeZh;
  const renderGap = (name: Gap, value: string, isLineStart = false) => (
    <GapButton isLineStart={isLineStart} name={name} onOpen={() => setOpen(name)} value={value} />
  );
  return (
    <>
      <h1 className={styles.sentence} data-restores="sentence">
        <span className={styles.lead}>{homeZh.lead}</span>
        <span className={styles.unbroken}>
          {texts.at}
          {renderGap("city", city.name)}
        </span>
        <span className={styles.unbroken}>
          {texts.holding}
          {renderGap("people", formatNumber(sentence.people))}
          {texts.people}
        </span>
        <br className={visibilityStyles.onPhone} />
        <span className={styles.unbroken}>
          {texts.seated}
          {renderGap("layout", getLayoutByKey(sentence.layout).name)}
          {texts.on}
        </span>
        <br className={visibilityStyles.onPhone} />
        <span className={styles.unbroken}>{renderGap("day", formatDate(sentence.day, today), true)}</span>
      </h1>
      <GapDialog
        sentence={sentence}
        city={city}
        gap={open}
        onSentenceChange={onSentenceChange}
        onClose={() => setOpen(undefined)}
        today={today}
      />
    </>
  );
}

interface GapButtonProps {
  name: Gap;
  value: ReactNode;
  /** Whether the gap starts a line on the phone. */
  isLineStart: boolean;
  onOpen: () => void;
}

function GapButton({ name, value, isLineStart, onOpen }: GapButtonProps) {
  const caption = homeZh.gaps[name];
  return (
    <button
      aria-haspopup="dialog"
      aria-label={`${caption}：${value}`}
      className={classNames(styles.blank, isLineStart && styles.lineStart)}
      onClick={onOpen}
      type="button"
    >
      {value}
      <span className={classNames(dimensionLineStyles.dimensionLine, styles.caption)}>
        <span>{caption}</span>
      </span>
    </button>
  );
}
