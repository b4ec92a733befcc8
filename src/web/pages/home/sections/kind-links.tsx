import { formatNumber } from "#domain/format.ts";
import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { topicHrefs } from "#domain/venue/topic-hrefs.ts";
import { venueGroups } from "#domain/venue/venue-groups.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import type { HomeData } from "../page.tsx";
import styles from "./kind-links.module.css";

const { topics: texts } = homeZh;

interface LinkRow {
  title: string;
  links: { text: string; href: string; count?: number }[];
}

const topicRows: LinkRow[] = [
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

/** Renders what else leads to venues, set in type: the types of venue that the city has, and the topics. */
export function KindLinks({ city, types }: Pick<HomeData, "city" | "types">) {
  const typeRow: LinkRow = {
    title: texts.types,
    links: types.map(({ bit, name, count }) => ({
      text: name,
      href: formatListHref("venue", city.pinyin, { types: 1 << bit }),
      count,
    })),
  };
  const rows = types.length > 0 ? [typeRow, ...topicRows] : topicRows;
  return (
    <dl className={styles.kindLinks}>
      {rows.map(({ title, links }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {links.map(({ text, href, count }) => (
              <Link href={href} key={href}>
                {text}
                {count !== undefined && <small>{formatNumber(count)}</small>}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
