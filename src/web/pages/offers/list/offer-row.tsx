import type { ReactNode } from "react";
import { applyRemedy } from "#domain/offer/apply-remedy.ts";
import { describeFailure, describeRemedy } from "#domain/offer/describe/describe-failure.ts";
import { describeTurnovers, describeUse, offerStatusNames } from "#domain/offer/describe/describe-use.ts";
import { formatOffersHref } from "#domain/offer/offers-address.ts";
import type { Programme } from "#domain/offer/programme.ts";
import { buildDaySheets } from "#domain/offer/sheet/build-day-sheets.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { offersZh as texts } from "#texts/search/offers.zh.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type PictureProps, type Slot } from "#web/ui/picture/picture.tsx";
import { ShortlistToggle } from "#web/ui/shortlist/shortlist-toggle.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { formatStation } from "#web/ui/text/format-station.ts";
import textStyles from "#web/ui/text/text.module.css";
import { formatChangedHref } from "../format-changed-href.ts";
import type { OffersData, OffersInput, ShownOffer } from "../page.tsx";
import { DaySheetTable } from "../sheet/day-sheet-table.tsx";
import { getHours } from "../sheet/get-hours.ts";
import { findMainSpace } from "./draw-plans.tsx";
import { formatSumLines } from "./format-sum-lines.ts";
import styles from "./offer-row.module.css";

const slots: Slot[] = [
  { from: 1248, width: "312px", ratio: 4 / 3 },
  { from: 752, width: "300px", ratio: 16 / 9 },
  { width: "100vw", ratio: 16 / 9 },
];

interface RowProps {
  data: OffersData;
  input: OffersInput;
  offer: ShownOffer;
  load: PictureProps["load"];
  /** The plan of the main space, in the corner of its picture. */
  plan: ReactNode;
}

/** Renders how a venue holds the programme: picture, one sentence, whether it works, the sum, and its day sheets. */
export function OfferRow({ data, input, offer, load, plan }: RowProps) {
  const { programme } = data;
  const { venue, spaces } = offer;
  const sheets = buildDaySheets(programme, offer, spaces);
  const hours = getHours(sheets);
  const href = formatOffersHref(input.city, { q: input.q, siteId: venue.id });
  const main = findMainSpace(offer, programme);
  const place = [
    [venue.districtName, venue.areaName].filter(Boolean).join(" "),
    venue.metro && formatStation(venue.metro),
  ];
  return (
    <li>
      <article className={styles.offer}>
        <Shot href={href} load={load} main={main} offer={offer} plan={plan} />
        <div className={styles.text}>
          <h2 className={styles.name}>
            <Link href={href}>{venue.name}</Link>
          </h2>
          <p className={textStyles.soft}>{place.filter(Boolean).join("，")}</p>
          <p>{describeUse(offer, programme, spaces)}</p>
          <OfferStatus data={data} input={input} offer={offer} />
          <SumFigure offer={offer} programme={programme} />
          <p className={styles.actions}>
            {main && (
              <ShortlistToggle
                className={styles.toggle}
                name={main.space.name}
                siteId={venue.id}
                spaceCode={main.space.id}
              />
            )}
            <LinkButton href={href}>{texts.open}</LinkButton>
          </p>
        </div>
        <div className={styles.sheets}>
          {sheets.map((sheet) => (
            <DaySheetTable blocks={programme.blocks} hours={hours} key={sheet.dayNumber} sheet={sheet} />
          ))}
        </div>
      </article>
    </li>
  );
}

function Shot({
  href,
  load,
  main,
  offer,
  plan,
}: Pick<RowProps, "load" | "offer" | "plan"> & { href: string; main: ReturnType<typeof findMainSpace> }) {
  const picture = main?.space.picture ?? offer.cover;
  const isOther = picture?.layout && main?.block.layout && picture.layout !== main.block.layout;
  const photograph = picture && (
    <Picture
      alt=""
      className={styles.photo}
      load={load}
      note={isOther ? texts.shown(getLayoutByKey(picture.layout!).name) : undefined}
      picture={picture}
      slots={slots}
    />
  );
  return (
    <Link aria-hidden="true" className={styles.shot} href={href} tabIndex={-1}>
      <NotchedPicture className={styles.notched} picture={photograph} plan={plan} />
    </Link>
  );
}

/** Says whether the venue holds the programme, how tight, or what lacks with the change that helps. */
export function OfferStatus({ data, input, offer }: Pick<RowProps, "data" | "input" | "offer">) {
  const { programme } = data;
  const { status, failures, remedy } = offer;
  if (status !== "doesNotFit")
    return (
      <p className={classNames(styles.status, status === "fits" ? textStyles.good : textStyles.caution)}>
        <b>{offerStatusNames[status]}</b> <span>{describeTurnovers(offer)}</span>
      </p>
    );
  const lacking = failures.map((failure) => describeFailure(failure, programme, offer)).join("；");
  return (
    <p className={classNames(styles.status, textStyles.caution)}>
      <b>{offerStatusNames[status]}</b> <span>{lacking}。</span>
      {remedy && (
        <Link href={formatChangedHref(data, input, applyRemedy(programme, remedy))}>
          {describeRemedy(remedy, programme)}
        </Link>
      )}
    </p>
  );
}

/** Renders what the programme costs in all and a head, with its parts, and how it stands to the budget. */
function SumFigure({ offer, programme }: { offer: ShownOffer; programme: Programme }) {
  const { sum, placements } = offer;
  if (!sum) {
    const isPlaced = offer.failures.length === 0 && placements.length > 0;
    return <p className={textStyles.soft}>{isPlaced ? texts.noSum : texts.noSumPlaces}</p>;
  }
  const { budget } = programme;
  const spare = budget === undefined ? undefined : budget - sum.total;
  return (
    <>
      <p className={styles.money}>
        <b>{formatYuan(sum.total)}</b>{" "}
        <small>
          {texts.total}，{texts.perHead(formatNumber(sum.perHead))}
          {sum.isEstimated && ` ${texts.estimated}`}
        </small>
        {spare !== undefined && spare < 0 && <small className={styles.over}>{texts.over(formatYuan(-spare))}</small>}
      </p>
      <p className={styles.parts}>{formatSumLines(sum.lines)}</p>
    </>
  );
}
