import { demandLimits } from "#domain/limits.ts";
import { describeBlock } from "#domain/offer/describe/describe-block.ts";
import { describeUse } from "#domain/offer/describe/describe-use.ts";
import { formatOffersHref } from "#domain/offer/offers-address.ts";
import { countEventPeople, isSession, type Programme } from "#domain/offer/programme.ts";
import { formatProgrammeText } from "#domain/offer/reading/format-programme-text.ts";
import { buildDaySheets } from "#domain/offer/sheet/build-day-sheets.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { selectionAddress } from "#domain/selection/selection-address.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { offersZh } from "#texts/search/offers.zh.ts";
import { printPage } from "#web/platform/device/print-page.ts";
import { Button, LinkButton } from "#web/ui/forms/button.tsx";
import { FileLink } from "#web/ui/navigation/file-link.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import { DemoTag } from "#web/ui/text/demo-tag.tsx";
import textStyles from "#web/ui/text/text.module.css";
import { OfferStatus } from "../list/offer-row.tsx";
import { findMainSpace } from "../list/draw-plans.tsx";
import type { OffersData, OffersInput, ShownOffer } from "../page.tsx";
import { ProgrammeForm } from "../programme/programme-form.tsx";
import { DaySheetTable } from "../sheet/day-sheet-table.tsx";
import { getHours } from "../sheet/get-hours.ts";
import { SumTable } from "./sum-table.tsx";
import { TurnoverBars } from "./turnover-bars.tsx";
import { UsedSpaces } from "./used-spaces.tsx";
import styles from "./opened-offer.module.css";

const texts = offersZh.opened;

interface OpenedProps {
  data: OffersData;
  input: OffersInput;
  offer: ShownOffer;
}

/** Renders one offer: its spaces, its days, its turnovers, what it costs, and what goes into the demand. */
export function OpenedOffer({ data, input, offer }: OpenedProps) {
  const { programme } = data;
  const { venue, spaces } = offer;
  const sheets = buildDaySheets(programme, offer, spaces);
  const hours = getHours(sheets);
  return (
    <>
      <nav className={classNames(styles.crumb, visibilityStyles.noPrint)}>
        <Link href={formatOffersHref(input.city, { q: input.q })}>{texts.back}</Link>
      </nav>
      <header className={styles.title}>
        <h1>
          <Link href={formatVenueHref(venue.id)}>{venue.name}</Link> <DemoTag demo={venue.demo} />
        </h1>
        <p>{describeUse(offer, programme, spaces)}</p>
        <OfferStatus data={data} input={input} offer={offer} />
      </header>
      <div className={visibilityStyles.noPrint}>
        <ProgrammeForm data={data} input={input} />
      </div>
      <UsedSpaces offer={offer} programme={programme} />
      <section className={pageStructureStyles.section}>
        <h2 className={styles.heading}>{texts.schedule(sheets.length)}</h2>
        <div className={styles.days}>
          {sheets.map((sheet) => (
            <DaySheetTable blocks={programme.blocks} hours={hours} isLarge key={sheet.dayNumber} sheet={sheet} />
          ))}
        </div>
        <p className={styles.note}>{offersZh.legend}</p>
      </section>
      <TurnoverBars data={data} input={input} offer={offer} />
      <section className={classNames(pageStructureStyles.section, styles.columns)}>
        <SumTable offer={offer} programme={programme} />
        <ToDemand data={data} input={input} offer={offer} />
      </section>
    </>
  );
}

/** Formats the link to the demand form with the spaces of the offer and the programme as remarks. */
function formatEnquiryHref(programme: Programme, { venue, spaces, placements }: ShownOffer, city: string): string {
  const main = findMainSpace({ placements, spaces }, programme);
  const sessions = programme.blocks.filter(isSession);
  const days = sessions.flatMap(({ day }) => day ?? []).toSorted();
  const rooms = programme.blocks.find((block) => block.kind === "rooms");
  const dayCount = Math.max(1, ...sessions.map(({ dayNumber }) => dayNumber));
  return formatDemandFormHref({
    city,
    siteIds: [venue.id],
    spaceCodes: spaces.map(({ id }) => id).slice(0, demandLimits.spaces),
    people: countEventPeople(programme),
    layout: main?.block.layout,
    ...(days[0] && { date: days[0] }),
    days: dayCount,
    ...(programme.budget !== undefined && { total: programme.budget }),
    ...(rooms && { rooms: rooms.rooms }),
    remarks: formatProgrammeText({ ...programme, budget: undefined } as Programme),
    pageFrom: "fangan",
  });
}

/** Renders what goes into the demand, with the ways to take the offer along. */
function ToDemand({ data, input, offer }: OpenedProps) {
  const { programme } = data;
  const spaceCodes = offer.spaces.map(({ id }) => id);
  const people = countEventPeople(programme);
  const file = new URLSearchParams({ city: input.city, q: input.q ?? "", siteId: offer.venue.id });
  return (
    <aside className={styles.demand}>
      <h2 className={styles.heading}>{texts.demandTitle}</h2>
      <ol>
        {programme.blocks.map((block) => (
          <li key={describeBlock(block)}>{describeBlock(block)}</li>
        ))}
      </ol>
      <div className={classNames(styles.actions, visibilityStyles.noPrint)}>
        <LinkButton full href={formatEnquiryHref(programme, offer, input.city)} variant="act">
          {texts.toDemand}
        </LinkButton>
        <p className={textStyles.soft}>{texts.demandNote}</p>
        <p className={styles.more}>
          <Button onClick={printPage} small>
            {texts.print}
          </Button>
          <FileLink href={`/api/searchSite/getOfferWorkbook?${file}`}>{texts.xlsx}</FileLink>
          {spaceCodes.length > 1 && (
            <Link href={`/compare${selectionAddress.format({ spaceCodes: spaceCodes.slice(0, 6), people })}`}>
              {texts.compare}
            </Link>
          )}
        </p>
      </div>
    </aside>
  );
}
