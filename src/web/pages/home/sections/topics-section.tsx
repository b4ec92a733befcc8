import { topicHrefs } from "#domain/venue/topic-hrefs.ts";
import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import { venueGroups } from "#domain/venue/venue-groups.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import styles from "./topics-section.module.css";

const { topics: texts } = homeZh;

const rows = [
  {
    title: texts.events,
    links: [
      { text: texts.annualMeetings, href: "/nianhui" },
      { text: texts.estimate, href: "/activity/budget" },
      { text: texts.scheme, href: "/activity/scheme" },
      { text: texts.southeastAsia, href: "/southeastAsia" },
      { text: texts.enterprise, href: "/customer/dakehu" },
    ],
  },
  {
    title: texts.groups,
    links: [
      ...venueGroups.map((group) => ({ text: texts.groupNames[group], href: `/zt/${group}` })),
      { text: texts.langham, href: formatLanghamHref("zh") },
    ],
  },
  {
    title: texts.guides,
    links: [
      { text: texts.hilton, href: topicHrefs.hilton },
      { text: texts.ihg, href: topicHrefs.ihg },
    ],
  },
];

/** Renders the entries to the topics: kinds of event, hotel groups and guides, set in type. */
export function TopicsSection() {
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title}</h2>
      </div>
      <dl className={styles.topics}>
        {rows.map(({ title, links }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {links.map(({ text, href }) => (
                <Link href={href} key={href}>
                  {text}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
