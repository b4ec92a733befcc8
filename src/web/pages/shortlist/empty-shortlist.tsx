import { defaultCity } from "#domain/city/city.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { shortlistPageZh } from "#texts/shortlist/shortlist-page.zh.ts";
import { getChosenCity } from "../../platform/storage/chosen-city.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import textStyles from "../../ui/text/text.module.css";
import styles from "./empty-shortlist.module.css";

const texts = shortlistPageZh.empty;

/** Renders the frame of one row, and where spaces come from. */
export function EmptyShortlist() {
  const city = getChosenCity()?.pinyin ?? defaultCity.pinyin;
  return (
    <div className={styles.empty}>
      <div aria-hidden="true" className={styles.frame}>
        <b>1</b>
        <i />
        <span>
          <i />
          <i />
        </span>
      </div>
      <h2>{texts.title}</h2>
      <p className={textStyles.soft}>{texts.text}</p>
      <p className={styles.links}>
        <LinkButton href={formatListHref("venue", city)} variant="ink">
          {texts.venues}
        </LinkButton>
        <LinkButton href={formatListHref("space", city)}>{texts.spaces}</LinkButton>
      </p>
    </div>
  );
}
