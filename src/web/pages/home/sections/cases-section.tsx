import type { HomeCase } from "#contract/schemas/home.ts";
import { formatCasesHref } from "#domain/content/case-filters.ts";
import { formatNumber, formatYuanShort } from "#domain/format.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./cases-section.module.css";

const { cases: texts } = homeZh;

const slots: Slot[] = [
  { from: 1248, width: "384px", ratio: 1.6 },
  { from: 752, width: "32vw", ratio: 1.6 },
  { width: "100vw", ratio: 1.6 },
];

/** Renders past events, those of this city first: the picture leads, then the number, what it was, its story, its cost. */
export function CasesSection({ cases }: { cases: HomeCase[] }) {
  if (cases.length === 0) return null;
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title}</h2>
        <Link href={formatCasesHref()}>{texts.all}</Link>
      </div>
      <ul className={styles.cases}>
        {cases.map((one) => (
          <CaseItem key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function CaseItem({ one }: { one: HomeCase }) {
  const { id, name, number, story, picture, venueId, budget, attendees } = one;
  return (
    <li>
      {picture && <Picture alt="" className={styles.picture} picture={picture} slots={slots} />}
      <p className={styles.number}>
        {number.value}
        <small>{number.unit}</small>
      </p>
      <h3>{venueId ? <Link href={formatVenueCasesHref(venueId, id)}>{name}</Link> : name}</h3>
      <p>{story}</p>
      {budget !== undefined && (
        <p className={classNames(styles.cost, textStyles.soft)}>
          {texts.sum(formatYuanShort(budget), attendees ? formatNumber(Math.round(budget / attendees)) : undefined)}
        </p>
      )}
    </li>
  );
}
