import { formatNumber } from "#domain/format.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import {
  formatSoutheastAsiaActivityHref,
  formatSoutheastAsiaHref,
  southeastAsiaAddress,
  southeastAsiaPath,
} from "#domain/destination/trip.ts";
import { TripSentence } from "../../features/destination/trip-sentence.tsx";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { ChosenFacts } from "./chosen-facts.tsx";
import { CostTable } from "./cost-table.tsx";
import { DemandSection, demandSectionId } from "./demand-section.tsx";
import { chosenSectionId, DestinationTable } from "./destination-table.tsx";
import { Fan } from "./fan.tsx";
import { TravelNotes } from "./travel-notes.tsx";
import type { SoutheastAsiaData, SoutheastAsiaInput } from "./page.tsx";
import { VenueSection } from "./venue-section.tsx";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import styles from "./view.module.css";

/** Says how many destinations suit the month, how many need no visa and how many are reached non-stop. */
function Answer({ summary, month }: { summary: SoutheastAsiaData["overview"]["summary"]; month: number }) {
  const texts = destinationZh.answer;
  const monthName = destinationZh.sentence.formatMonth(month);
  if (summary.suited === 0) return <p role="status">{texts.none(monthName)}</p>;
  const [before, after] = month > 0 ? texts.suited(monthName) : texts.open;
  return (
    <p role="status">
      {before}
      <b>{formatNumber(summary.suited)}</b>
      {after}
      {formatNumber(summary.visaFree)}
      {texts.visaFree}
      {formatNumber(summary.direct)}
      {texts.direct}
    </p>
  );
}

/** Renders the page of South-east Asia: sentence, fan, table, the chosen destination and the form. */
export function SoutheastAsiaView({ data, input }: PageProps<SoutheastAsiaInput, SoutheastAsiaData>) {
  const { overview } = data;
  const { rows, fan, chosen, summary, factsDate, ratesDate, demo } = overview;
  const { trip } = input;
  const { sentence, chosen: chosenTexts } = destinationZh;
  return (
    <main className={pageStructureStyles.page} id="main">
      <div className={styles.first}>
        <h1>{destinationZh.heading}</h1>
        <TripSentence
          formatHref={(next) => formatSoutheastAsiaHref(next, { city: input.city })}
          more={southeastAsiaAddress.toTexts({ city: input.city })}
          path={southeastAsiaPath}
          trip={trip}
        />
        <div className={styles.answer}>
          <Answer month={trip.month} summary={summary} />
          <Link href={formatSoutheastAsiaActivityHref(trip)}>{destinationZh.activity.link}</Link>
        </div>
      </div>
      <div className={styles.overview}>
        {fan && <Fan chosen={chosen.city.code} fan={fan} rows={rows} trip={trip} />}
        <DestinationTable chosen={chosen.city.code} factsDate={factsDate} rows={rows} trip={trip} />
      </div>
      <section className={classNames(pageStructureStyles.section, styles.chosen)} id={chosenSectionId}>
        <div className={pageStructureStyles.sectionHead}>
          <h2>{chosenTexts.title(chosen.city.name, formatNumber(trip.people), sentence.formatDays(trip.days))}</h2>
        </div>
        <ChosenFacts chosen={chosen} month={trip.month} ratesDate={ratesDate} />
        <div className={styles.columns}>
          <CostTable costs={chosen.costs} hasGroundPrices={demo} trip={trip} units={chosen.units} />
          <VenueSection className={styles.venues} data={data} input={input} />
          <TravelNotes chosen={chosen} factsDate={factsDate} />
        </div>
      </section>
      <DemandSection overview={overview} trip={trip} />
      <div className={bottomBarStyles.bottomBar}>
        <LinkButton href={`#${demandSectionId}`} variant="act">
          {destinationZh.demand.title(chosen.city.name)}
        </LinkButton>
      </div>
    </main>
  );
}
