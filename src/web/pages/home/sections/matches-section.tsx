import type { CSSProperties } from "react";
import type { MatchedSpace, Matches, SentenceReading } from "#contract/schemas/sentence/sentence-reading.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { PlanStrip } from "#web/ui/drawing/plan-strip.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { ShortlistToggle } from "#web/ui/shortlist/shortlist-toggle.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import { formatTextSearchHref } from "../sentence/search-sentence.ts";
import styles from "./matches-section.module.css";

const { matches: texts } = homeZh;

const slots: Slot[] = [
  { from: 1248, width: "276px", ratio: 3 / 2 },
  { from: 752, width: "23vw", ratio: 3 / 2 },
  { width: "46vw", ratio: 3 / 2 },
];

/** Renders the first spaces that a sentence finds beside the one that is shown: picture, plans at one scale, people and price. */
export function MatchesSection({ reading }: { reading: SentenceReading }) {
  const { matches, people, total, city, q } = reading;
  const { spaces, plans } = matches;
  if (spaces.length === 0) return null;
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{formatTitle(reading)}</h2>
        <Link href={formatTextSearchHref(city.pinyin, q)}>{texts.all(formatNumber(total))}</Link>
      </div>
      <ul className={styles.matches} style={plans && ({ "--plans": `url(${plans.href})` } as CSSProperties)}>
        {spaces.map((match) => (
          <MatchItem key={match.id} match={match} people={people || match.people} plans={plans} />
        ))}
      </ul>
      {plans && <p className={classNames(textStyles.small, styles.scaleNote)}>{texts.sameScale}</p>}
    </section>
  );
}

/** Formats where and for how many: 上海浦东，可容纳 180 人. */
function formatTitle({ city, terms, people }: SentenceReading): string {
  const regions = terms.flatMap(({ kind, text }) => (kind === "region" ? text : []));
  const place = city.name + regions.join("、");
  return people > 0 ? texts.title(place, formatNumber(people)) : texts.titleAny(place);
}

interface MatchItemProps extends Pick<Matches, "plans"> {
  match: MatchedSpace;
  /** People that the page of the space seats. */
  people: number;
}

function MatchItem({ match, people, plans }: MatchItemProps) {
  const { venueId, venue, id, name, layout, priceDay, picture, plan } = match;
  const href = formatSpaceHref(venueId, id) + eventSizeAddress.format({ people, layout });
  return (
    <li>
      {picture && (
        <Link aria-hidden="true" href={href} preload={false} tabIndex={-1}>
          <Picture alt="" className={styles.picture} picture={picture} slots={slots} />
        </Link>
      )}
      <div className={styles.plan}>
        {plans && plan && <PlanStrip at={plan.at} pxPerMetre={plans.pxPerMetre} room={plan} />}
        <ShortlistToggle className={styles.toggle} name={name} siteId={venueId} spaceCode={id} />
      </div>
      <h3>
        <Link href={href}>{name}</Link>
      </h3>
      <p className={textStyles.small}>{venue}</p>
      <p className={styles.facts}>
        <span>
          {getLayoutByKey(layout).name} <b>{formatNumber(match.people)}</b>
          {texts.people}
        </span>
        <span>
          {priceDay === undefined ? (
            texts.noPrice
          ) : (
            <>
              <b>{formatYuan(priceDay)}</b>
              {texts.perDay}
            </>
          )}
        </span>
      </p>
    </li>
  );
}
