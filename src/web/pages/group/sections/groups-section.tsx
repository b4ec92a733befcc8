import type { CSSProperties } from "react";
import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { formatArea, formatNumber } from "#domain/format.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { DimensionLine } from "#web/ui/drawing/dimension-line.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import planStyles from "#web/ui/drawing/plan.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./groups-section.module.css";

/** Length of the scale bar, metres. */
const barMetres = 40;

/** Renders the eight groups as overlays at one scale, each a link to its page. */
export function GroupsSection({ topic }: { topic: Pick<TopicInfo, "groups" | "outlineFrame" | "groupName"> }) {
  const { groups, outlineFrame, groupName } = topic;
  const { length, width } = outlineFrame;
  const texts = groupZh.eight;
  return (
    <section className={pageStructureStyles.section} id="groups">
      <div className={pageStructureStyles.sectionHead}>
        <h2>{length > 0 ? texts.title : texts.titleOnly}</h2>
        {length > 0 && (
          <div className={styles.scale} style={{ "--metres": `${barMetres / length}` } as CSSProperties}>
            <DimensionLine>{barMetres} m</DimensionLine>
          </div>
        )}
      </div>
      <ul className={styles.groups}>
        {groups.map(({ id, name, venues, largestArea, outline, href }) => (
          <li key={id}>
            <Link aria-current={id === groupName ? "page" : undefined} href={href}>
              {length > 0 && (
                <svg
                  aria-hidden="true"
                  className={classNames(planStyles.plan, styles.outline)}
                  viewBox={`0 0 ${length} ${width}`}
                >
                  <path d={outline} />
                </svg>
              )}
              <b>{name}</b>
              <span className={textStyles.small}>{venues > 0 ? texts.venues(formatNumber(venues)) : texts.none}</span>
              {/* As many lines as the others, whose names stand on one line. */}
              {length > 0 && largestArea === undefined && <span className={textStyles.small}>&nbsp;</span>}
              {largestArea !== undefined && (
                <span className={textStyles.small}>{texts.largest(formatArea(Math.round(largestArea)))}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p className={classNames(textStyles.small, styles.trademark)}>{groupZh.trademark}</p>
    </section>
  );
}
