import { useMemo } from "react";
import { seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { formatNumber } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { ShortDemandForm } from "#web/features/demand-form/form/short-demand-form.tsx";
import type { ShortField } from "#web/features/demand-form/form/short-demand-form-props.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import { buildAttachment } from "../build-attachment.ts";
import { nianhuiPaths } from "../format-setup-href.ts";
import type { NianhuiData, NianhuiInput } from "../loader.ts";
import { useTypedPeople } from "../use-setup-change.ts";
import styles from "./demand-section.module.css";

const texts = annualMeetingZh.demand;
const fields: readonly ShortField[] = ["people", "cityCode", "name", "mobile"];
const initial = { eventType: "annual-meeting" } as const;
const moreFields: readonly ShortField[] = ["startDate", "company", "budget", "remarks"];

interface DemandProps {
  input: NianhuiInput;
  data: NianhuiData;
}

/** Renders the short form with the setup; the number of people in it seats the plan. */
function PartyDemandForm({ input, data }: DemandProps) {
  const { city, tables } = data;
  const wording = useMemo(() => ({ submit: texts.button(formatNumber(tables)) }), [tables]);
  const handleValues = useTypedPeople(input);
  return (
    <ShortDemandForm
      attachment={buildAttachment(data, input)}
      city={city}
      fields={fields}
      initial={initial}
      layout="banquet"
      moreFields={moreFields}
      onValues={handleValues}
      pageFrom={nianhuiPaths[input.variant].slice(1)}
      people={tables * seatsPerTable}
      twoSteps={input.variant === "steps"}
      wording={wording}
    />
  );
}

/** Renders what happens after the demand: who calls and when. */
function NextSteps() {
  const { adviser } = useRuntimeConfig();
  return (
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
  );
}

/** Renders the form at the end of the guide: what is sent along, what happens then, and the form. */
export function DemandSection(props: DemandProps) {
  const { title } = buildAttachment(props.data, props.input);
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)} id="demand">
      <div className={styles.demand}>
        <div>
          <h2>{texts.title}</h2>
          <p className={textStyles.soft}>{texts.text(title)}</p>
          <NextSteps />
        </div>
        <PartyDemandForm {...props} />
      </div>
    </section>
  );
}

/** Renders the form in the first screen of the landing page. */
export function DemandPanel(props: DemandProps) {
  return (
    <section aria-label={texts.title} className={classNames(styles.panel, visibilityStyles.noPrint)} id="demand">
      <PartyDemandForm {...props} />
      <NextSteps />
    </section>
  );
}
