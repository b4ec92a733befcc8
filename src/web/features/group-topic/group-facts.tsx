import type { EventDay } from "#contract/schemas/topic/event-day.ts";
import { formatNumber } from "#domain/format.ts";
import { formatGroupHref } from "#domain/venue/group-query.ts";
import type { VenueGroup } from "#domain/venue/venue-groups.ts";
import { groupTopicZh } from "#texts/marketing/group-topic.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { Figure } from "../../ui/text/figure.tsx";
import textStyles from "../../ui/text/text.module.css";
import styles from "./topic-page.module.css";

const texts = groupTopicZh.facts;

interface GroupFactsProps {
  /** Key and short name of the group. */
  groupName: VenueGroup;
  name: string;
  group: EventDay["group"];
}

/** Renders a group as a company, with the date of its own figure, and the link to all its venues. */
export function GroupFacts({ groupName, name, group: { founded, reported, brands, venues } }: GroupFactsProps) {
  const facts = [
    ...(founded ? [{ label: texts.founded, value: String(founded), unit: texts.year }] : []),
    ...(reported
      ? [
          {
            label: texts.reported(reported.region),
            value: formatNumber(reported.hotels),
            unit: reported.atLeast ? texts.hotelsAtLeast : texts.hotels,
          },
        ]
      : []),
    { label: texts.brands, value: formatNumber(brands), unit: texts.brandUnit },
    { label: texts.here, value: formatNumber(venues), unit: texts.hotels },
  ];
  return (
    <section className={pageStructureStyles.section}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title(name)}</h2>
        <Link href={formatGroupHref(groupName)}>{texts.zone(name)}</Link>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure unit={unit} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={textStyles.small}>
        {reported && texts.asOf(reported.month)}
        {texts.disclaimer(name)}
      </p>
    </section>
  );
}
