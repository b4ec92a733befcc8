import type { ChosenDestination } from "#contract/marketing/destination-row.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import textStyles from "../../ui/text/text.module.css";
import styles from "./travel-notes.module.css";

const texts = destinationZh.notes;

/** Renders the visa rule with its dates and source; a trial that is over is said first. */
function VisaNote({ visa, factsDate }: { visa: ChosenDestination["visa"]; factsDate: string }) {
  const { text, note, since, until, expired, source, sourceName } = visa;
  const dates = [since ? texts.since(since) : texts.noDate, until && texts.until(until)].filter(Boolean).join("，");
  return (
    <>
      {expired && <p className={textStyles.caution}>{texts.expired}</p>}
      <p>{text}</p>
      {note && <p>{note}</p>}
      <p className={textStyles.small}>
        {dates}。
        <Link className={styles.source} external href={source}>
          {texts.source(sourceName)}
        </Link>
        。{texts.unchecked(factsDate)}。
      </p>
    </>
  );
}

/** Renders what a planner needs to know of the country: visa, arrival card, holidays, mains, emergency numbers, advice. */
export function TravelNotes({ chosen, factsDate }: { chosen: ChosenDestination; factsDate: string }) {
  const { visa, arrivalCard, holidays, mains, emergency, advice } = chosen;
  const rows = [
    { name: texts.visa, content: <VisaNote factsDate={factsDate} visa={visa} /> },
    { name: texts.card, content: arrivalCard ?? texts.noCard },
    { name: texts.advice, content: advice },
    {
      name: texts.holidays,
      content: (
        <>
          <p>{holidays}</p>
          <p className={textStyles.small}>{texts.holidaysNote}</p>
        </>
      ),
    },
    { name: texts.mains, content: mains },
    { name: texts.emergency, content: texts.emergencyText(emergency.police, emergency.ambulance) },
  ];
  return (
    <div className={styles.notes}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <dl>
        {rows.map(({ name, content }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
