import type { EventSumWire } from "#contract/schemas/entities.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import type { Fit } from "#domain/seating/judge-fit.ts";
import type { PartialEventSize } from "#domain/venue/event-size.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { formatDemandHref, formatSelectedEventSize } from "../../features/demand-card/format-demand-href.ts";
import { useCarriedDemand } from "../../features/demand-card/use-carried-demand.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { Figure } from "../../ui/text/figure.tsx";
import { formatFit } from "../../ui/text/format-fit.ts";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import { HotlineButton } from "../../ui/text/hotline-button.tsx";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./price-band.module.css";

/** The space that an enquiry is for. */
interface OfferedSpace {
  id: string;
  name: string;
  priceDay?: number | undefined;
  priceYear?: number | undefined;
  /** How the visitor's people fit it; absent where no event size is known. */
  fit?: Fit | undefined;
}

export interface PriceBandProps {
  siteId: string;
  /** The event size that the visitor has chosen. */
  selected: PartialEventSize;
  /** `null`: none holds the event; undefined: none is chosen. */
  space: OfferedSpace | null | undefined;
  /** What the visitor's event costs in it, and the days that this is for. */
  sum?: EventSumWire | undefined;
  days: number;
  /** Yuan a day of the cheapest space; a night of the cheapest guest room; the years of other years' prices. */
  priceFrom?: number | undefined;
  priceFromYear?: number | undefined;
  guestRoomPriceFrom?: number | undefined;
  sourceYear?: number | undefined;
  /** The venue has no photograph: the enquiry asks for some. */
  isBare: boolean;
}

const texts = venueZh.enquiry;

/** Returns the button's text and the path of the demand form; where the venue has no photograph, both ask for some. */
function useEnquiry(props: PriceBandProps) {
  const carried = useCarriedDemand();
  if (!props.isBare) return { button: texts.button, href: formatDemandHref({ ...props, carried }) };
  const remarks = [carried.remarks, texts.photosRemark].filter(Boolean).join("；");
  return { button: texts.photosButton, href: formatDemandHref({ ...props, carried: { ...carried, remarks } }) };
}

function getHire({ space, priceFrom, priceFromYear, guestRoomPriceFrom, sourceYear }: PriceBandProps) {
  if (space?.priceDay) return { yuan: space.priceDay, unit: texts.hire + formatOfYear(space.priceYear) };
  if (priceFrom) return { yuan: priceFrom, unit: texts.hireFrom + formatOfYear(priceFromYear) };
  return guestRoomPriceFrom
    ? { yuan: guestRoomPriceFrom, unit: texts.roomsFrom + formatOfYear(sourceYear) }
    : undefined;
}

/** Renders what the event costs, with its parts; where that is unknown, the hire of a day. */
function Price(props: PriceBandProps) {
  const { sum, days } = props;
  const hire = getHire(props);
  if (!sum && !hire) return null;
  const { value, unit, parts } = sum
    ? { value: formatYuan(sum.total), unit: texts.sum(days, formatNumber(sum.perHead)), parts: sum.text }
    : { value: formatYuan(hire!.yuan), unit: hire!.unit, parts: undefined };
  return (
    <p className={styles.price}>
      <Figure unit={unit} value={value} />
      {parts && <span className={textStyles.soft}>{parts}</span>}
    </p>
  );
}

function Subject({ space, selected }: Pick<PriceBandProps, "space" | "selected">) {
  const size = formatSelectedEventSize(selected);
  if (space === null) {
    return (
      <p>
        <b>{size}</b> {texts.none}
      </p>
    );
  }
  if (!space) return <p>{texts.can}</p>;
  const fits = space.fit?.kind === "fits";
  return (
    <p>
      <b>{space.name}</b> {size}
      {space.fit && <span className={fits ? undefined : textStyles.caution}>{`，${formatFit(space.fit)}`}</span>}
    </p>
  );
}

/** Renders the band of price and enquiry: the space, how the people fit it, what the event costs, the enquiry and the telephone. */
export function PriceBand(props: PriceBandProps) {
  const { button, href } = useEnquiry(props);
  return (
    <section aria-label={texts.price} className={styles.band}>
      <div className={styles.subject}>
        <Subject {...props} />
      </div>
      <Price {...props} />
      <div className={classNames(visibilityStyles.fromTablet, visibilityStyles.noPrint, styles.actions)}>
        <LinkButton data-carries="" href={href} variant="act">
          {button}
        </LinkButton>
        <HotlineButton className={styles.call} />
      </div>
    </section>
  );
}

/** Renders the bar at the bottom of the phone: the telephone and the enquiry. */
export function EnquiryBar(props: PriceBandProps) {
  const { button, href } = useEnquiry(props);
  return (
    <div className={bottomBarStyles.bottomBar}>
      <HotlineButton isShort />
      <LinkButton data-carries="" href={href} variant="act">
        {button}
      </LinkButton>
    </div>
  );
}
