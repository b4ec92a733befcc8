import type { CSSProperties } from "react";
import type { ShownSpace } from "#contract/schemas/sentence/sentence-reading.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import { getLayoutByKey, type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import { formatShownSpaceFacts } from "./format-shown-space-facts.ts";
import styles from "./shown-space-view.module.css";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";

/** The plan that the server draws: the browser loads the seating rules with the first change of the sentence. */
const DeferredShownPlan = defer(async () => (await import("./shown-plan.tsx")).ShownPlan);

const { plan: texts } = homeZh;

/** Sizes of the picture next to the plan; above it on the phone. */
const slots: Slot[] = [
  { from: 1248, width: "600px", ratio: 600 / 372 },
  { from: 752, width: "42vw", ratio: 1.2 },
  { width: "100vw", ratio: 2 },
];

/** Layouts that are offered under the plan, besides the one shown. */
const offeredLayouts: readonly LayoutKey[] = ["theatre", "classroom", "fishbone", "banquet", "cocktail"];

interface ShownSpaceViewProps {
  shown: ShownSpace;
  onLayout: (layout: LayoutKey) => void;
}

/** Metres that walls and doors add to the drawing. */
const drawingMargin = 2.8;

/** Renders the space that a sentence means: its plan, seated so, the layouts that re-seat it, and a picture of the very same room. */
export function ShownSpaceView({ shown, onLayout }: ShownSpaceViewProps) {
  const { picture, space, venue } = shown;
  const ratio = (space.length! + drawingMargin) / (space.width! + drawingMargin);
  return (
    <div className={classNames(styles.shownSpace, !picture && styles.withoutPicture)}>
      <figure className={styles.pictureColumn}>
        {picture && (
          <Picture
            alt={texts.pictureOf(venue, space.name, getLayoutByKey(shown.layout).name)}
            className={styles.picture}
            load="first"
            mark={false}
            picture={picture}
            slots={slots}
          />
        )}
        <ShownCaption key={`${space.id} ${shown.layout}`} shown={shown} />
      </figure>
      <div className={styles.planColumn} style={{ "--ratio": ratio.toFixed(3) } as CSSProperties}>
        <div className={styles.planBox}>
          <DeferredShownPlan shown={shown} />
        </div>
        <LayoutTabs onLayout={onLayout} shown={shown} />
      </div>
    </div>
  );
}

function ShownCaption({ shown }: Pick<ShownSpaceViewProps, "shown">) {
  const { venueId, venue, place, space, layout, people, priceDay, picture } = shown;
  const price = priceDay && texts.price(formatYuan(priceDay));
  return (
    <figcaption>
      <p className={styles.name}>
        <span>
          <Link href={formatSpaceHref(venueId, space.id) + eventSizeAddress.format({ people, layout })}>
            {venue} {space.name}
          </Link>
        </span>
        <span className={textStyles.soft}>{[place, price].filter(Boolean).join("，")}</span>
      </p>
      <p className={textStyles.small}>
        {formatShownSpaceFacts(shown)}
        {picture?.viewpoint && texts.viewpoint}
        {picture?.rendered && texts.rendered}
      </p>
    </figcaption>
  );
}

/** Renders the layouts under the plan that they change, with how many people each seats in this space. */
function LayoutTabs({ shown: { capacities, layout }, onLayout }: ShownSpaceViewProps) {
  const offered = layouts.filter(({ key }) => capacities[key] && (key === layout || offeredLayouts.includes(key)));
  return (
    <ul aria-label={texts.layouts} className={styles.tabs}>
      {offered.map(({ key, name }) => (
        <li key={key}>
          <button aria-pressed={key === layout} onClick={() => onLayout(key)} type="button">
            {name}
            <small>{formatNumber(capacities[key]!)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
