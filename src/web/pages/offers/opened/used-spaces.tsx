import { computePlanScale } from "#domain/plan-picture/compute-plan-scale.ts";
import { describeSize } from "#domain/offer/describe/describe-block.ts";
import { isSession, type Programme, type SessionBlock } from "#domain/offer/programme.ts";
import { formatNumber, formatSizeShort } from "#domain/format.ts";
import { formatLinkQuery } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { offersZh } from "#texts/search/offers.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { ShortlistToggle } from "#web/ui/shortlist/shortlist-toggle.tsx";
import textStyles from "#web/ui/text/text.module.css";
import { drawPlan } from "../list/draw-plans.tsx";
import type { OfferSpace, ShownOffer } from "../page.tsx";
import openedStyles from "./opened-offer.module.css";
import styles from "./used-spaces.module.css";

const texts = offersZh.opened;
const slots: Slot[] = [
  { from: 1248, width: "330px", ratio: 16 / 9 },
  { from: 752, width: "370px", ratio: 16 / 9 },
  { width: "100vw", ratio: 16 / 9 },
];
const notchSlot = { width: 110, height: 62, margin: 0 };

/** Lists the sessions that take place in a space, each kind once. */
function listUses(space: OfferSpace, { placements }: ShownOffer, programme: Programme): SessionBlock[] {
  const own = placements
    .filter(({ spaceId }) => spaceId === space.id)
    .map(({ block }) => programme.blocks[block]!)
    .filter(isSession);
  return [...new Map(own.map((block) => [`${block.name} ${block.people}`, block])).values()];
}

/** Renders the spaces of an offer, each with a picture, its plan at the page's one scale, and what it is used for. */
export function UsedSpaces({ offer, programme }: { offer: ShownOffer; programme: Programme }) {
  const pxPerMetre = computePlanScale(offer.spaces, notchSlot);
  if (offer.spaces.length === 0) return null;
  return (
    <section className={styles.used}>
      <h2 className={openedStyles.heading}>{texts.rooms}</h2>
      <ul className={styles.spaces}>
        {offer.spaces.map((space) => {
          const uses = listUses(space, offer, programme);
          const { id, name, picture, length, width, capacity } = space;
          const [block] = uses.toSorted((a, b) => b.people - a.people);
          const plan = block && drawPlan({ space, block }, pxPerMetre);
          const seats = block?.layout && capacity[block.layout];
          const size = length && width ? texts.size(formatSizeShort(length, width)) : undefined;
          const query = block ? formatLinkQuery({ people: block.people, layout: block.layout }, "") : "";
          return (
            <li key={id}>
              <NotchedPicture
                className={styles.shot}
                picture={picture && <Picture alt="" className={styles.photo} picture={picture} slots={slots} />}
                plan={plan}
              />
              <h3>
                <Link href={formatSpaceHref(offer.venue.id, id) + query}>{name}</Link>
                <ShortlistToggle name={name} siteId={offer.venue.id} spaceCode={id} />
              </h3>
              {uses.map((use) => (
                <p key={use.name}>
                  {use.name}，{describeSize({ ...use, count: 1 })}
                </p>
              ))}
              <p className={textStyles.soft}>
                {[size, seats && texts.seats(formatNumber(seats))].filter(Boolean).join("，")}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
