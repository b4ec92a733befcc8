import type { OccasionSpaceWire, OccasionWire } from "#contract/schemas/home.ts";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { formatNumber } from "#domain/format.ts";
import { type EventSize, eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import { DimensionLine } from "#web/ui/drawing/dimension-line.tsx";
import { Figure } from "#web/ui/text/figure.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { getRowScale } from "./get-row-scale.ts";
import listRowStyles from "#web/ui/list/list-row.module.css";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./occasions-section.module.css";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";

/** The plan of an occasion's space, which the server draws: the browser loads the seating rules when it has to draw another one. */
const DeferredOccasionPlan = defer(async () => (await import("./occasion-plan.tsx")).OccasionPlan);

/** Formats the URL of an occasion's space, with its people and layout. */
const formatOccasionSpaceHref = ({ venueId, id }: OccasionSpaceWire, { people, layout }: EventSize): string =>
  formatSpaceHref(venueId, id) + eventSizeAddress.format({ people, layout });

const gapPx = 32;
/** Returns the desktop row's measures in pixels for this many drawings. */
const getRowSize = (rooms: number) => ({ width: 1200 - gapPx * (rooms - 1), column: 264, height: 430 });

/** Renders this city's spaces by occasion, drawn at one scale on one base line. */
export function OccasionsSection({ occasions }: { occasions: OccasionWire[] }) {
  if (occasions.length === 0) return null;
  const { title, scale } = homeZh.uses;
  const shown = occasions.slice(0, 3);
  const drawn = shown.map((occasion) => occasion.drawn);
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={styles.scaled} style={getRowScale(drawn, getRowSize(shown.length))}>
        <div className={pageStructureStyles.sectionHead}>
          <h2>{title[shown.length]}</h2>
          {drawn.some(Boolean) && <DimensionLine className={styles.scaleBar}>{scale}</DimensionLine>}
        </div>
        <div className={styles.occasions}>
          {shown.map((occasion) => (
            <OccasionItem key={occasion.id} occasion={occasion} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Returns true when every space of an occasion has a picture: all rows show one or none do, so that texts align. */
const hasAllPictures = ({ spaces }: OccasionWire): boolean => spaces.every(({ picture }) => picture);

function OccasionItem({ occasion }: { occasion: OccasionWire }) {
  const { name, count, people, layout, href, spaces, drawn } = occasion;
  const { uses: texts } = homeZh;
  const hasPictures = hasAllPictures(occasion);
  return (
    <div className={styles.occasion}>
      {drawn?.length && drawn.width ? <DeferredOccasionPlan layout={layout} people={people} space={drawn} /> : <span />}
      <div>
        <h3>
          {name}
          <Link href={href}>{count ? texts.venues(formatNumber(count)) : texts.all}</Link>
        </h3>
        <ul>
          {spaces.map((space) => (
            <li className={classNames(listRowStyles.listRow, hasPictures && styles.pictured)} key={space.id}>
              {hasPictures && space.picture && (
                <SpacePicture href={formatOccasionSpaceHref(space, occasion)} picture={space.picture} />
              )}
              <Link href={formatOccasionSpaceHref(space, occasion)}>
                <b>{space.name}</b> <span className={textStyles.soft}>{space.venue}</span>
              </Link>
              <p className={textStyles.small}>{space.reason}</p>
              <Figure className={styles.figure} unit={texts.people} value={formatNumber(space.people)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const thumb: Slot[] = [{ width: "72px", ratio: 4 / 3 }];

/** Renders a picture link hidden from assistive technology: the text link in the same row is the accessible one. */
const SpacePicture = ({ picture, href }: { picture: PictureWire; href: string }) => (
  <Link aria-hidden="true" className={styles.pictureLink} href={href} preload={false} tabIndex={-1}>
    <Picture alt="" mark={false} picture={picture} slots={thumb} />
  </Link>
);
