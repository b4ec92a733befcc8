import { useMemo } from "react";
import type { Trip } from "#domain/destination/trip.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { ShortDemandForm } from "../../features/demand-form/form/short-demand-form.tsx";
import { formatTrip } from "../../features/destination/format-trip.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import type { SoutheastAsiaData } from "./page.tsx";
import styles from "./demand-section.module.css";

const texts = destinationZh.demand;

/** Id of the section with the form. */
export const demandSectionId = "ask";

const fields = ["cityCode", "people", "name", "mobile"] as const;
const moreFields = ["startDate", "eventType", "guestRooms", "remarks"] as const;
const questions = [{ id: "passport", label: texts.passport }] as const;

/** Renders the demand form for the chosen destination, with the trip attached. */
export function DemandSection({ overview, trip }: { overview: SoutheastAsiaData["overview"]; trip: Trip }) {
  const { chosen, rows } = overview;
  const { code, name } = chosen.city;
  const cities = useMemo(() => rows.map(({ city }) => ({ code: city.code, name: city.name })), [rows]);
  const wording = useMemo(
    () => ({ submit: texts.submit(name), city: texts.destination, chooseCity: texts.chooseDestination }),
    [name],
  );
  const city = useMemo(() => ({ code, name }), [code, name]);
  const sentence = formatTrip(trip);
  return (
    <section className={pageStructureStyles.section} id={demandSectionId}>
      <div className={styles.demand}>
        <div>
          <h2>{texts.title(name)}</h2>
          <p className={classNames(textStyles.soft, styles.lead)}>{texts.text}</p>
          <ol className={styles.steps}>
            <li>
              <b>
                <CallbackText format={(time) => time ?? texts.callSoon} />
              </b>
              <span>{texts.call}</span>
            </li>
            {texts.steps.map(([when, what]) => (
              <li key={when}>
                <b>{when}</b>
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </div>
        <ShortDemandForm
          attachment={{ title: texts.trip(sentence), text: texts.trip(sentence) }}
          call="common/seaSubmit"
          cities={cities}
          city={city}
          fields={fields}
          moreFields={moreFields}
          pageFrom="southeastAsia"
          people={trip.people}
          questions={questions}
          wording={wording}
        />
      </div>
    </section>
  );
}
