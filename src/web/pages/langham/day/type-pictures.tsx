import type { CSSProperties } from "react";
import type { LanghamSectionWire } from "#contract/marketing/langham-package-wire.ts";
import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import type { LanghamType } from "#domain/langham/langham-type.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { LanghamInput } from "../page.tsx";
import { arrangeColumns } from "./arrange-columns.ts";
import { formatMinute } from "./format-sun-day.ts";
import figureStyles from "#web/ui/text/figure.module.css";
import styles from "./type-pictures.module.css";

const slots: Slot[] = [{ from: 1248, width: "600px" }, { from: 752, width: "720px" }, { width: "100vw" }];
const wideSlots: Slot[] = [{ from: 1248, width: "1200px" }, { from: 752, width: "720px" }, { width: "100vw" }];

const shapes: Record<LanghamType, string | undefined> = {
  meeting: styles.meeting,
  dining: styles.dining,
  wedding: styles.wedding,
  package: styles.package,
};

interface TypePicturesProps {
  input: LanghamInput;
  sections: readonly LanghamSectionWire[];
}

/** Renders the pictures of the types, each under its hour: links to the types' pages. */
export function TypePictures({ input, sections }: TypePicturesProps) {
  const texts = langhamTexts[input.lang];
  const columns = arrangeColumns(sections.map(({ type }) => type));
  return (
    <nav aria-label={texts.sun.hours} className={styles.hours}>
      {sections.map(({ type, minute, title, text, picture }, at) => {
        const { left, width } = columns.get(type)!;
        const gap = at === 0 ? 0 : 24;
        const style = {
          "--left": `calc(${(left * 100).toFixed(2)}% + ${gap}px)`,
          "--width": `calc(${(width * 100).toFixed(2)}% - ${gap}px)`,
        } as CSSProperties;
        return (
          <Link
            className={classNames(styles.hour, shapes[type])}
            href={formatLanghamHref(input.lang, type, input.city)}
            key={type}
            style={style}
          >
            <span className={styles.time}>
              <b className={figureStyles.figure}>{formatMinute(minute)}</b>
              <b>{texts.types[type]}</b>
            </span>
            {picture && (
              <Picture
                alt=""
                className={styles.picture}
                load={at === 0 ? "first" : undefined}
                mark={false}
                picture={picture}
                slots={slots}
              />
            )}
            <span className={styles.caption}>
              <b>{title}</b>
              <span>{text}</span>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

/** Renders the one picture of a type's page with its caption. */
export function TypePicture({ section }: { section: LanghamSectionWire }) {
  const { type, title, text, picture } = section;
  return (
    <figure className={classNames(styles.single, shapes[type])}>
      {picture && (
        <Picture alt={title} className={styles.picture} load="first" mark={false} picture={picture} slots={wideSlots} />
      )}
      <figcaption className={styles.caption}>
        <b>{title}</b>
        <span>{text}</span>
      </figcaption>
    </figure>
  );
}
