import { homeZh } from "#texts/site/home.zh.ts";
import { ShortDemandForm } from "#web/features/demand-form/form/short-demand-form.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { type SearchSentence, formatSentenceDemandHref } from "../sentence/search-sentence.ts";
import type { HomeData } from "../page.tsx";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import styles from "./quick-demand-section.module.css";

/** Renders the short demand form, prefilled from the sentence. */
export function QuickDemandSection({ city, sentence }: { city: HomeData["city"]; sentence: SearchSentence }) {
  const { quick: texts } = homeZh;
  // A changed sentence remounts the form with the new values; typed input is restored from the draft.
  const formKey = `${city.code} ${sentence.people} ${sentence.layout}`;
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={styles.quickDemand}>
        <div>
          <h2>{texts.title}</h2>
          <p className={styles.lead}>
            <CallbackText format={texts.text} />
          </p>
          <p className={styles.fullForm}>
            <Link href={formatSentenceDemandHref(city.pinyin, sentence)}>{texts.more}</Link>
          </p>
        </div>
        <ShortDemandForm
          city={city}
          key={formKey}
          layout={sentence.layout}
          pageFrom="home"
          people={sentence.people || undefined}
        />
      </div>
    </section>
  );
}
