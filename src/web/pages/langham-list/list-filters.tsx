import type { LanghamCityWire } from "#contract/marketing/langham-package-wire.ts";
import { formatLanghamListHref } from "#domain/langham/format-langham-list-href.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { findListCity } from "./find-list-city.ts";
import type { LanghamListInput } from "./page.tsx";
import fieldStyles from "../../ui/forms/field.module.css";
import styles from "./list-filters.module.css";

/** Renders the list's filters: cities as links, the number of people as a form that works without script. */
export function ListFilters({ input, cities }: { input: LanghamListInput; cities: readonly LanghamCityWire[] }) {
  const { lang, people } = input;
  const texts = langhamTexts[lang].list;
  const city = findListCity(cities, input);
  const options = [{ pinyin: undefined, name: texts.anyCity }, ...cities];
  return (
    <div className={styles.filters}>
      <nav aria-label={texts.city}>
        {options.map(({ pinyin, name }) => (
          <Link
            aria-current={pinyin === city?.pinyin && (pinyin || !input.city) ? "true" : undefined}
            href={formatLanghamListHref(lang, { city: pinyin, people })}
            key={name}
            resetScroll={false}
          >
            {name}
          </Link>
        ))}
      </nav>
      <form action="/marketing/langham/list">
        {lang === "en" && <input name="lang" type="hidden" value="en" />}
        {city && <input name="city" type="hidden" value={city.pinyin} />}
        <label htmlFor="langham-people">{texts.people}</label>
        <input
          className={fieldStyles.input}
          defaultValue={people}
          id="langham-people"
          inputMode="numeric"
          key={people}
          maxLength={6}
          name="people"
          pattern="[1-9][0-9]{0,5}"
        />
        <Button type="submit" variant="ink">
          {texts.apply}
        </Button>
        {people !== undefined && (
          <Link href={formatLanghamListHref(lang, { city: city?.pinyin })} resetScroll={false}>
            {texts.clear}
          </Link>
        )}
      </form>
    </div>
  );
}
