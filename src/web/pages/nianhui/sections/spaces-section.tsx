import { seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { formatMetres, formatNumber, formatSize, formatYuan } from "#domain/format.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { DrawnThumb } from "#web/features/seating-plan/drawn-plan.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { Figure } from "#web/ui/text/figure.tsx";
import { formatOfYear } from "#web/ui/text/format-of-year.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import type { NianhuiData } from "../loader.ts";
import { SpaceName } from "./plan-section.tsx";
import styles from "./spaces-section.module.css";

const texts = annualMeetingZh.spaces;

type ComparedSpace = NianhuiData["spaces"][number];

/** Formats what is compared: 27.0 × 19.0 m，净高 6.2 m，无柱，有货梯. */
const formatSpaceFacts = ({ thumb, height, pillars, goodsLift }: ComparedSpace): string =>
  [
    `${formatSize(thumb.length, thumb.width)} m`,
    height === undefined ? texts.noHeight : texts.height(formatMetres(height)),
    pillars !== undefined && texts.pillars(pillars),
    goodsLift && texts.goodsLift,
  ]
    .filter(Boolean)
    .join("，");

function SpacePrice({ space: { priceEvening, priceDay, priceYear } }: { space: ComparedSpace }) {
  const price = priceEvening ?? priceDay;
  if (price === undefined) return <span className={textStyles.small}>{texts.noPrice}</span>;
  const unit = (priceEvening === undefined ? texts.perDay : texts.perEvening) + formatOfYear(priceYear);
  return <Figure unit={unit} value={formatYuan(price)} />;
}

/** Renders further spaces that seat the tables, their plans at one scale. */
export function SpacesSection({ data }: { data: NianhuiData }) {
  const { spaces, tables, total, href } = data;
  if (spaces.length === 0) return null;
  const longest = Math.max(...spaces.map(({ thumb }) => thumb.length));
  return (
    <section aria-labelledby="party-spaces">
      <div className={classNames(pageStructureStyles.sectionHead, styles.head)}>
        <h2 className={pageStructureStyles.subheading} id="party-spaces">
          {texts.title(formatNumber(tables))}
        </h2>
        <Link href={href}>{texts.all(formatNumber(total))}</Link>
      </div>
      <ul className={styles.rows}>
        {spaces.map((space) => (
          <li key={space.id}>
            <span className={styles.thumb}>
              <DrawnThumb share={(space.thumb.length / longest) * 100} thumb={space.thumb} />
            </span>
            <div>
              <b>
                <SpaceName space={space} />
              </b>
              <span className={textStyles.small}>{formatSpaceFacts(space)}</span>
              <span className={space.tables.comfortable >= tables ? styles.fits : textStyles.caution}>
                {annualMeetingZh.plan.capacity}{" "}
                {annualMeetingZh.plan.capacityTables(
                  formatNumber(space.tables.comfortable),
                  formatNumber(space.tables.most),
                )}
              </span>
            </div>
            <SpacePrice space={space} />
          </li>
        ))}
      </ul>
      <p className={classNames(textStyles.small, styles.note)}>
        {texts.note}
        {texts.unverified}。
      </p>
    </section>
  );
}

/** Renders cases of annual meetings as a ledger: number, title, story. */
export function CasesSection({ data }: { data: NianhuiData }) {
  const { cases } = data;
  const { title, tables, empty } = annualMeetingZh.cases;
  return (
    <section aria-labelledby="party-cases" className={visibilityStyles.noPrint}>
      <div className={classNames(pageStructureStyles.sectionHead, styles.head)}>
        <h2 className={pageStructureStyles.subheading} id="party-cases">
          {title}
        </h2>
      </div>
      {cases.length === 0 && <p className={textStyles.soft}>{empty}</p>}
      <ul className={styles.rows}>
        {cases.map(({ id, name, attendees, date, cityName, number, story, hall: space }) => {
          const [year = "", month = ""] = date?.split("-") ?? [];
          return (
            <li className={styles.caseRow} key={id}>
              <div>
                <b>{space ? <Link href={formatVenueCasesHref(space.venueId, id)}>{name}</Link> : name}</b>
                <span className={textStyles.small}>
                  {[
                    cityName,
                    attendees && tables(formatNumber(Math.ceil(attendees / seatsPerTable))),
                    date && caseZh.month(year, Number(month)),
                    `${number.value} ${number.unit}`,
                  ]
                    .filter(Boolean)
                    .join("，")}
                </span>
                <span className={textStyles.soft}>{story}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
