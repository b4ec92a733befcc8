import type { LanghamCityWire } from "#contract/marketing/langham-package-wire.ts";
import { formatNumber } from "#domain/format.ts";
import { formatLanghamListHref } from "#domain/langham/format-langham-list-href.ts";
import type { LanghamLang } from "#domain/langham/langham-type.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Figure } from "#web/ui/text/figure.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./group-cities.module.css";

/** Renders the group's cities, set in type, with their hotels: links to the list. */
export function GroupCities({ lang, cities }: { lang: LanghamLang; cities: readonly LanghamCityWire[] }) {
  const texts = langhamTexts[lang].cities;
  return (
    <section className={pageStructureStyles.section} id="cities">
      <h2>{texts.title(formatNumber(cities.length))}</h2>
      <ul className={styles.cities}>
        {cities.map(({ code, pinyin, name, count, hotels }) => (
          <li key={code}>
            <Link href={formatLanghamListHref(lang, { city: pinyin })}>{name}</Link>
            <Figure unit={texts.unit} value={formatNumber(count)} />
            <p className={textStyles.small}>{hotels.join(texts.join)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
