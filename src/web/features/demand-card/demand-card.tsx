import { formatYuan } from "#domain/format.ts";
import type { Fit } from "#domain/seating/judge-fit.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { formatDemandHref, formatSelectedEventSize } from "./format-demand-href.ts";
import { useCarriedDemand } from "./use-carried-demand.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { ShortlistToggle } from "../../ui/shortlist/shortlist-toggle.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { formatFitWithSeats } from "../../ui/text/format-fit.ts";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import { Figure } from "../../ui/text/figure.tsx";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./demand-card.module.css";

/** The space that a demand would be for, and how the people fit it. */
interface DemandSpace {
  id: string;
  name: string;
  priceDay?: number;
  priceYear?: number;
  /** Absent where no event size is known. */
  fit?: Fit;
}

export interface DemandCardProps {
  siteId: string;
  /** The event size that the visitor selected; only this is shown as theirs and added to the link. */
  selected?: { people?: number; layout?: LayoutKey };
  /** The space that fits; `null` if none does, undefined while people or layout is missing. */
  space?: DemandSpace | null | undefined;
  /** The space that its toggle puts on the shortlist: the one that fits, or the one that the page begins with. */
  listed?: { id: string; name: string } | null | undefined;
  /** Yuan a day of the cheapest space; yuan a night of the cheapest guest room. */
  priceFrom?: number;
  guestRoomPriceFrom?: number;
  /** Years in which the price of the cheapest space, and of the guest rooms, was taken, where it is not this year. */
  priceFromYear?: number;
  sourceYear?: number;
  /** The estimate of the event, where there are unit prices. */
  estimateHref?: string | undefined;
}

function getPrice({ space, priceFrom, priceFromYear, guestRoomPriceFrom, sourceYear }: DemandCardProps): {
  value?: string;
  unit?: string;
} {
  const texts = venueZh.enquiry;
  if (space?.priceDay)
    return { value: formatYuan(space.priceDay), unit: texts.fromDay(space.name) + formatOfYear(space.priceYear) };
  if (priceFrom) return { value: formatYuan(priceFrom), unit: texts.from + formatOfYear(priceFromYear) };
  return guestRoomPriceFrom
    ? { value: formatYuan(guestRoomPriceFrom), unit: texts.roomsFrom + formatOfYear(sourceYear) }
    : {};
}

const formatSpaceFit = (space: DemandSpace | null): string =>
  space ? [space.name, space.fit && formatFitWithSeats(space.fit)].filter(Boolean).join("，") : venueZh.enquiry.none;

/** Renders the desktop's demand card, at the side or as a `strip` across the page: price, event size, adviser. */
export function DemandCard({ strip, ...props }: DemandCardProps & { strip?: boolean }) {
  const { selected = {}, space, priceFrom, guestRoomPriceFrom, estimateHref } = props;
  const { adviser } = useRuntimeConfig();
  const carried = useCarriedDemand();
  const texts = venueZh.enquiry;
  const price = getPrice(props);
  const showsRoomPrice = !space?.priceDay && !priceFrom && guestRoomPriceFrom;
  return (
    <div className={classNames(styles.demandCard, strip && styles.strip)}>
      <div className={styles.priceBlock}>
        <p className={textStyles.small}>{showsRoomPrice ? texts.rooms : texts.price}</p>
        <ListedToggle {...props} />
        <Figure className={styles.price} as="p" big unit={price.unit} value={price.value} />
        {estimateHref && (
          <p className={textStyles.small}>
            <Link href={estimateHref}>{texts.estimate}</Link>
          </p>
        )}
      </div>
      {selected.people || selected.layout ? (
        <dl>
          <div>
            <dt>{selected.people ? texts.people : texts.layout}</dt>
            <dd>{formatSelectedEventSize(selected)}</dd>
          </div>
          {space !== undefined && (
            <div>
              <dt>{texts.space}</dt>
              <dd>{formatSpaceFit(space)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p>{texts.can}</p>
      )}
      <LinkButton data-carries="" full href={formatDemandHref({ ...props, carried })} variant="act">
        {texts.button}
      </LinkButton>
      <p className={classNames(textStyles.small, styles.promise)}>
        <CallbackText format={(time) => texts.promise(adviser, time)} />
        <BlockRenderUntilLoaded id="demand-card" />
      </p>
    </div>
  );
}

const ListedToggle = ({ listed, siteId }: Pick<DemandCardProps, "listed" | "siteId">) =>
  listed && <ShortlistToggle className={styles.toggle} name={listed.name} siteId={siteId} spaceCode={listed.id} />;

/** Renders the demand bar at the bottom of the phone. */
export function DemandBar(props: DemandCardProps) {
  const carried = useCarriedDemand();
  const price = getPrice(props);
  return (
    <div className={classNames(bottomBarStyles.bottomBar, props.listed && styles.withToggle)}>
      <p className={styles.barPrice}>
        <Figure value={price.value} />
        <small>{price.unit}</small>
      </p>
      <ListedToggle {...props} />
      <LinkButton data-carries="" href={formatDemandHref({ ...props, carried })} variant="act">
        {venueZh.enquiry.button}
      </LinkButton>
    </div>
  );
}
