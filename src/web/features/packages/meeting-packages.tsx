import { formatNumber, formatYuan } from "#domain/format.ts";
import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import {
  listPackageConditions,
  listPackageExclusions,
  listPackageInclusions,
  listPackageUnknowns,
} from "#domain/venue/packages/format-package-text.ts";
import { drawnHours, listDayBlocks } from "#domain/venue/packages/list-day-blocks.ts";
import { packageZh } from "#texts/venue/package.zh.ts";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./meeting-packages.module.css";

const length = drawnHours.to - drawnHours.from;
const toShare = (hours: number): string => `${((hours / length) * 100).toFixed(1)}%`;
const axisHours = [8, 12, 18, 22];

/** Draws a package's day: the session, and breaks and meals over it. The text next to it has the same. */
const DayClock = ({ meetingPackage }: { meetingPackage: MeetingPackage }) => (
  <div aria-hidden="true" className={styles.clock}>
    {listDayBlocks(meetingPackage).map(({ kind, label, sign, from, to }) => (
      <i
        className={kind === "meal" ? styles.meal : styles.session}
        data-sign={kind === "meal" ? sign : undefined}
        key={from + label}
        style={{ left: toShare(from - drawnHours.from), width: toShare(to - from) }}
      >
        {label}
      </i>
    ))}
  </div>
);

/** Formats what a package costs for these people, of whom at least its minimum is charged; that it is not for so many where it is not. */
function formatPackageSum(
  { price, minimumPeople = 0, maximumPeople = Infinity }: MeetingPackage,
  people: number,
): string {
  if (people > maximumPeople) return packageZh.tooMany(formatNumber(maximumPeople));
  const charged = Math.max(people, minimumPeople);
  const sum = formatYuan(Math.round(price * charged));
  return charged > people
    ? packageZh.sumOfMinimum(formatNumber(charged), sum)
    : packageZh.sum(formatNumber(people), sum);
}

function PackageRow({ meetingPackage, people }: { meetingPackage: MeetingPackage; people: number | undefined }) {
  const { name, price, note } = meetingPackage;
  const excluded = listPackageExclusions(meetingPackage);
  const unknown = listPackageUnknowns(meetingPackage);
  const conditions = listPackageConditions(meetingPackage).join("，");
  return (
    <li>
      <div className={styles.name}>
        <h3>{name}</h3>
        <p>
          <b>{formatNumber(price, Number.isInteger(price) ? 0 : 2)}</b>
          {packageZh.perHead}
        </p>
      </div>
      <DayClock meetingPackage={meetingPackage} />
      <p className={styles.text}>
        {listPackageInclusions(meetingPackage).join("，")}
        {excluded.length > 0 && <span>{packageZh.excluded(excluded.join("、"))}</span>}
        {conditions && <span>{conditions}</span>}
        {note && <span>{note}</span>}
        {people !== undefined && <b className={styles.packageSum}>{formatPackageSum(meetingPackage, people)}</b>}
        {unknown.length > 0 && <span className={textStyles.soft}>{packageZh.unknown(unknown.join("、"))}</span>}
      </p>
    </li>
  );
}

/** Renders the meeting packages of a venue or a space, each on one clock from 8:00 to 22:00. */
export const MeetingPackages = ({
  packages,
  people,
}: {
  packages: readonly MeetingPackage[];
  people?: number | undefined;
}) => (
  <section className={pageStructureStyles.section} id="packages">
    <div className={pageStructureStyles.sectionHead}>
      <h2 className={pageStructureStyles.subheading}>{packageZh.title}</h2>
      <span className={classNames(textStyles.soft, textStyles.small)}>{packageZh.times}</span>
    </div>
    <div aria-hidden="true" className={styles.axis}>
      {axisHours.map((hour) => (
        <i key={hour} style={{ left: toShare(hour - drawnHours.from) }}>{`${hour}:00`}</i>
      ))}
    </div>
    <ul className={styles.list}>
      {packages.map((meetingPackage) => (
        <PackageRow
          key={`${meetingPackage.name} ${meetingPackage.price}`}
          meetingPackage={meetingPackage}
          people={people}
        />
      ))}
    </ul>
  </section>
);
