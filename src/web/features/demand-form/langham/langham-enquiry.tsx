import { useMemo } from "react";
import type { LanghamCityWire } from "#contract/marketing/langham-package-wire.ts";
import type { EventTypeId } from "#domain/demand/demand-option.ts";
import type { LanghamLang, LanghamType } from "#domain/langham/langham-type.ts";
import { demandEn } from "#texts/demand/demand.en.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { ShortDemandForm } from "../form/short-demand-form.tsx";
import { langhamQuestions } from "./langham-questions.ts";
import bottomBarStyles from "#web/ui/structure/bottom-bar.module.css";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./langham-enquiry.module.css";

/** Id of the form's section, the same in both languages. */
export const enquiryId = "enquiry";

const fields = ["cityCode", "people", "name", "mobile"] as const;
const moreFields = ["startDate", "remarks"] as const;

/** The event type of a demand by the page's type; where the page has none, the visitor's answer says it. */
const eventTypes: Record<LanghamType, EventTypeId> = {
  meeting: "conference",
  dining: "banquet",
  wedding: "wedding",
  package: "conference",
};

interface LanghamEnquiryProps {
  lang: LanghamLang;
  cities: readonly LanghamCityWire[];
  /** Code of the city that the page is about. */
  cityCode?: string | undefined;
  type?: LanghamType | undefined;
  people?: number | undefined;
  /** The package that the visitor chose. */
  selected?: { name: string; text: string } | undefined;
}

/** Renders the form of the Langham pages in their language, and on the phone the bar that leads to it. */
export function LanghamEnquiry({ lang, cities, cityCode, type, people, selected }: LanghamEnquiryProps) {
  const { enquiry } = langhamTexts[lang];
  const wording = useMemo(() => ({ submit: enquiry.submit }), [enquiry]);
  const options = useMemo(() => cities.map(({ code, name }) => ({ code, name })), [cities]);
  const city = options.find(({ code }) => code === cityCode);
  const initial = useMemo(() => ({ eventType: type ? eventTypes[type] : ("other" as const) }), [type]);
  const attachment = useMemo(() => selected && { title: selected.name, text: selected.text }, [selected]);
  return (
    <section className={pageStructureStyles.section} id={enquiryId}>
      <div className={styles.enquiry}>
        <div>
          <h2>{enquiry.title}</h2>
          <p className={textStyles.soft}>{enquiry.text}</p>
        </div>
        <ShortDemandForm
          attachment={attachment}
          {...(options.length > 0 && { cities: options })}
          {...(city && { city })}
          {...(people !== undefined && { people })}
          fields={fields}
          initial={initial}
          locale={lang}
          moreFields={moreFields}
          pageFrom="marketing/langham"
          questions={langhamQuestions[lang]}
          texts={lang === "en" ? demandEn : demandZh}
          wording={wording}
        />
      </div>
      <div className={bottomBarStyles.bottomBar}>
        <LinkButton className={styles.barLink} href={`#${enquiryId}`} variant="act">
          {enquiry.submit}
        </LinkButton>
      </div>
    </section>
  );
}
