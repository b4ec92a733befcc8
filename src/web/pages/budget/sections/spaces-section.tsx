import { formatNumber, formatSize, formatYuan } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Figure } from "#web/ui/text/figure.tsx";
import { formatOfYear } from "#web/ui/text/format-of-year.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import type { MatchingSpace } from "../load-matching-spaces.ts";
import type { BudgetData } from "../loader.ts";
import type { Budget } from "../use-budget.ts";
import { useMatchingSpaces } from "../use-matching-spaces.ts";
import styles from "./rows.module.css";

const texts = estimateZh.spaces;

function SpaceRow({ space, budget }: { space: MatchingSpace; budget: Budget }) {
  const { layout, people } = budget.estimateInput.event;
  const { length, width, priceDay } = space;
  const facts = [
    length && width && `${formatSize(length, width)} m`,
    space.people && texts.seats(getLayoutByKey(layout).name, formatNumber(space.people)),
  ];
  return (
    <li>
      <div>
        <Link
          className={styles.name}
          href={formatSpaceHref(space.venueId, space.id) + eventSizeAddress.format({ people, layout })}
        >
          {space.venue} {space.name}
        </Link>
        <span className={classNames(textStyles.small, styles.note)}>{facts.filter(Boolean).join("，")}</span>
      </div>
      {priceDay === undefined ? (
        <span className={textStyles.small}>{texts.noPrice}</span>
      ) : (
        <Figure unit={texts.perDay + formatOfYear(space.priceYear)} value={formatYuan(priceDay)} />
      )}
    </li>
  );
}

/** Renders spaces of the catalogue that the estimated hire pays for. */
export function SpacesSection({ budget, data }: { budget: Budget; data: BudgetData }) {
  const { matching, isStale } = useMatchingSpaces(budget.estimateInput, data);
  return (
    <section aria-busy={isStale} aria-labelledby="matching-spaces">
      <div className={classNames(pageStructureStyles.sectionHead, styles.head)}>
        <h2 className={pageStructureStyles.subheading} id="matching-spaces">
          {texts.title}
        </h2>
        <Link href={matching.href}>{texts.all}</Link>
      </div>
      {matching.spaces.length === 0 ? (
        <p className={textStyles.soft}>
          {texts.empty}。{texts.emptyHint}
        </p>
      ) : (
        <>
          <ul className={classNames(styles.rows, isStale && styles.stale)}>
            {matching.spaces.map((space) => (
              <SpaceRow budget={budget} key={space.id} space={space} />
            ))}
          </ul>
          <p className={classNames(textStyles.small, styles.footnote)}>{texts.note}</p>
        </>
      )}
      {isStale && (
        <span className={textStyles.visuallyHidden} role="status">
          {texts.loading}
        </span>
      )}
    </section>
  );
}
