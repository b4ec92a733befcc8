import type { CSSProperties } from "react";
import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { formatArea, formatNumber } from "#domain/format.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./groups-section.module.css";

interface GroupsSectionProps {
  topic: Pick<TopicInfo, "groups" | "groupName">;
  /** What is known of the page's group as a company. */
  company: string;
}

/** Renders the eight groups by their largest spaces at one scale, each a link to its page. */
export function GroupsSection({ topic: { groups, groupName }, company }: GroupsSectionProps) {
  const longest = Math.max(0, ...groups.map(({ largestSides }) => largestSides?.length ?? 0));
  const texts = groupZh.eight;
  return (
    <section className={pageStructureStyles.section} id="groups">
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title}</h2>
        {longest > 0 && <span className={classNames(textStyles.soft, styles.legend)}>{texts.key}</span>}
      </div>
      <ul className={styles.groups} style={{ "--longest": longest } as CSSProperties}>
        {groups.map(({ id, name, venues, largestArea, largestSides, href }) => (
          <li key={id}>
            <Link aria-current={id === groupName ? "page" : undefined} href={href}>
              {longest > 0 && (
                <span className={styles.ground}>
                  {largestSides && (
                    <i style={{ "--length": largestSides.length, "--width": largestSides.width } as CSSProperties} />
                  )}
                </span>
              )}
              <b>{name}</b>
              <span className={textStyles.soft}>
                {venues > 0 ? texts.venues(formatNumber(venues)) : texts.none}
                {largestArea !== undefined && texts.largest(formatArea(Math.round(largestArea)))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classNames(textStyles.soft, styles.trademark)}>
        {company}
        {groupZh.trademark}
      </p>
    </section>
  );
}
