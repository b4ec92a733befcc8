import { seatsPerTable } from "../../../../domain/annual-meeting/annual-meeting-setup.ts";
import { formatNumber } from "../../../../domain/format.ts";
import { annualMeetingZh } from "../../../../texts/content/annual-meeting.zh.ts";
import { ShortDemandForm } from "../../../features/demand-form/form/short-demand-form.tsx";
import { useRuntimeConfig } from "../../../platform/runtime-config-context.ts";
import { CallbackText } from "../../../ui/text/callback-text.tsx";
import { classNames } from "../../../ui/text/class-names.ts";
import pageStructureStyles from "../../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../../ui/structure/visibility.module.css";
import textStyles from "../../../ui/text/text.module.css";
import { formatMonth } from "../format-month.ts";
import type { NianhuiData } from "../types.ts";
import styles from "./demand-section.module.css";

const texts = annualMeetingZh.demand;

/** Renders the form: what is sent along, what happens then, and the short demand form. */
export function DemandSection({ data, pageFrom }: { data: NianhuiData; pageFrom: string }) {
  const { adviser } = useRuntimeConfig();
  const { city, tables, month, today } = data;
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)} id="demand">
      <div className={styles.demand}>
        <div>
          <h2>{texts.title}</h2>
          <p className={textStyles.soft}>{texts.text(formatNumber(tables), formatMonth(month, today))}</p>
          <ol className={styles.next}>
            <li>
              <b>
                <CallbackText format={(time = texts.when) => time} />
              </b>
              <span>{texts.call(adviser)}</span>
            </li>
            <li>
              <b>{texts.quoteWhen}</b>
              <span>{texts.quote}</span>
            </li>
          </ol>
        </div>
        <ShortDemandForm
          city={city}
          key={`${city.code} ${tables}`}
          layout="banquet"
          pageFrom={pageFrom}
          people={tables * seatsPerTable}
        />
      </div>
    </section>
  );
}
