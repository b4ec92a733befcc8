import { formatNumber, formatSizeShort, formatYuan } from "#domain/format.ts";
import { computePlanScale, notchSlot } from "#domain/plan-picture/compute-plan-scale.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { articleZh } from "#texts/content/article.zh.ts";
import { getStripsStyle } from "#web/ui/drawing/plan-picture.tsx";
import { PlanStrip } from "#web/ui/drawing/plan-strip.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { PicturedSpace, PicturedSpaces as FoundSpaces } from "./load-pictured-spaces.ts";
import { useCitySpaces } from "./use-city-spaces.ts";
import styles from "./pictured-spaces.module.css";

const { spaces: texts } = articleZh;

const slots: Slot[] = [
  { from: 1248, width: "384px", ratio: 1.6 },
  { from: 752, width: "32vw", ratio: 1.6 },
  { width: "100vw", ratio: 1.6 },
];

interface PicturedSpacesProps {
  /** Those of the default city, which the server renders. */
  first: FoundSpaces;
  formatTitle: (city: string) => string;
}

/** Renders three spaces that hold an article's event in the visitor's city: photographs with their plans at one scale, price and size. */
export function PicturedSpaces({ first, formatTitle }: PicturedSpacesProps) {
  const { city, size, href, spaces } = useCitySpaces(first);
  if (spaces.length === 0) return null;
  const { style, plans } = drawPlans(spaces, size);
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{formatTitle(city.name)}</h2>
        <Link href={href}>{texts.all}</Link>
      </div>
      <ul className={styles.spaces} style={style}>
        {spaces.map((space, at) => {
          const { id, venueId, name, venue, picture, priceDay, length, width } = space;
          return (
            <li key={id}>
              {(picture || plans[at]) && (
                <NotchedPicture
                  picture={
                    picture && <Picture alt="" className={styles.picture} picture={picture} slots={slots} unnamed />
                  }
                  plan={plans[at]}
                />
              )}
              <p className={styles.line}>
                <Link href={formatSpaceHref(venueId, id) + eventSizeAddress.format(pickSize(size))}>{venue}</Link>
                {priceDay !== undefined && <b>{formatYuan(priceDay)}</b>}
              </p>
              <p className={textStyles.soft}>
                {[name, length && width && `${formatSizeShort(length, width)} m`, formatSeats(space)]
                  .filter(Boolean)
                  .join("，")}
              </p>
            </li>
          );
        })}
      </ul>
      {plans.filter(Boolean).length > 1 && <p className={styles.note}>{texts.sameScale}</p>}
    </section>
  );
}

const pickSize = ({ people, layout }: FoundSpaces["size"]) => ({ people, layout });

/** Draws the plans of the spaces with known sides as one picture, at one scale. */
function drawPlans(spaces: readonly PicturedSpace[], { people, layout }: FoundSpaces["size"]) {
  const rooms = spaces.filter(hasKnownSides);
  const pxPerMetre = computePlanScale(rooms, notchSlot);
  const planned = rooms.map((room) => ({ room, layout, people }));
  return {
    style: getStripsStyle(planned, pxPerMetre),
    plans: spaces.map(
      (space) => hasKnownSides(space) && <PlanStrip at={rooms.indexOf(space)} pxPerMetre={pxPerMetre} room={space} />,
    ),
  };
}

const formatSeats = ({ seated }: PicturedSpace) =>
  seated && `${getLayoutByKey(seated.layout).name} ${formatNumber(seated.people)}`;
