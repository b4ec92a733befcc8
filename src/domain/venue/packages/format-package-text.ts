import type { MeetingPackage } from "../meeting-package.ts";
import {
  formatPackageMeal,
  formatPackagePeople,
  formatWeekdays,
  packageItemNames,
  packageSpanNames,
} from "./package-item-names.ts";

const { microphones, ...otherItemNames } = packageItemNames;

function formatItem(item: NonNullable<MeetingPackage["items"]>[number], microphoneCount: number | undefined): string {
  if (item !== "microphones") return otherItemNames[item];
  return microphoneCount === undefined ? microphones : `${microphoneCount} 支${microphones}`;
}

/** Lists what a package includes, in the order of the day: 会场 8 小时, 2 次茶歇, 自助午餐, 投影. */
export function listPackageInclusions({
  includesSpace,
  hours,
  teaBreaks,
  breakfast,
  lunch,
  dinner,
  items = [],
  microphoneCount,
}: MeetingPackage): string[] {
  return [
    ...(includesSpace ? [hours === undefined ? "会场" : `会场 ${hours} 小时`] : []),
    ...(breakfast ? ["早餐"] : []),
    ...(teaBreaks ? [`${teaBreaks} 次茶歇`] : []),
    ...(lunch && lunch !== "none" ? [formatPackageMeal(lunch, "午餐")] : []),
    ...(dinner && dinner !== "none" ? [formatPackageMeal(dinner, "晚餐")] : []),
    ...items.map((item) => formatItem(item, microphoneCount)),
  ];
}

/** Lists what the venue says that a package does not include. */
export function listPackageExclusions({
  includesSpace,
  teaBreaks,
  breakfast,
  lunch,
  dinner,
  excludedItems = [],
}: MeetingPackage): string[] {
  return [
    ...(includesSpace === false ? ["会场"] : []),
    ...(breakfast === false ? ["早餐"] : []),
    ...(teaBreaks === 0 ? ["茶歇"] : []),
    ...(lunch === "none" ? ["午餐"] : []),
    ...(dinner === "none" ? ["晚餐"] : []),
    ...excludedItems.map((item) => packageItemNames[item]),
  ];
}

/** Lists what a planner needs to know of a package and the venue does not say. */
export function listPackageUnknowns(meetingPackage: MeetingPackage): string[] {
  const { span, includesSpace, teaBreaks, lunch, dinner, surcharge, minimumPeople } = meetingPackage;
  const unknown: readonly (readonly [string, boolean])[] = [
    ["会场", includesSpace === undefined],
    ["茶歇", teaBreaks === undefined],
    ["午餐", lunch === undefined],
    ["晚餐", dinner === undefined && span === "dayAndNight"],
    ["起订人数", minimumPeople === undefined],
    ["服务费和税", surcharge === undefined],
  ];
  return unknown.flatMap(([name, isUnknown]) => (isUnknown ? [name] : []));
}

/** Formats from when to when a package holds: 2026-01-01 起, 至 2026-12-31; undefined if it does not say. */
function formatPackageDates({ validFrom, validUntil }: MeetingPackage): string | undefined {
  if (validFrom !== undefined && validUntil !== undefined) return `${validFrom} 至 ${validUntil}`;
  if (validFrom !== undefined) return `${validFrom} 起`;
  return validUntil === undefined ? undefined : `至 ${validUntil}`;
}

/** Formats what comes on top of a package's price: 另加 15% 服务费和税; undefined if it is unknown. */
function formatPackageSurcharge({ surcharge }: MeetingPackage): string | undefined {
  if (surcharge === undefined) return undefined;
  return surcharge === 0 ? "含服务费和税" : `另加 ${surcharge}% 服务费和税`;
}

/** Formats the conditions of a package, without its price: people, days, dates, surcharge. */
export function listPackageConditions(meetingPackage: MeetingPackage): string[] {
  const { guestsPerRoom, weekdays } = meetingPackage;
  return [
    guestsPerRoom === undefined ? undefined : guestsPerRoom === 1 ? "单人入住" : `${guestsPerRoom} 人同住`,
    formatPackagePeople(meetingPackage),
    weekdays && formatWeekdays(weekdays),
    formatPackageDates(meetingPackage),
    formatPackageSurcharge(meetingPackage),
  ].filter((text) => text !== undefined);
}

/**
 * Formats a package as one line that people read and an import reads back: 「「全天会议包价」398 元/位，全天，含会场、2 次茶歇、自助午餐，50 人起」.
 * Line breaks of its note become spaces.
 */
export function formatPackageText(meetingPackage: MeetingPackage): string {
  const { name, span, price, note, hours, includesSpace } = meetingPackage;
  const included = listPackageInclusions(meetingPackage);
  const excluded = listPackageExclusions(meetingPackage);
  return [
    `「${name}」${price} 元/位`,
    packageSpanNames[span],
    ...(hours !== undefined && !includesSpace ? [`时长 ${hours} 小时`] : []),
    ...(included.length > 0 ? [`含${included.join("、")}`] : []),
    ...(excluded.length > 0 ? [`不含${excluded.join("、")}`] : []),
    ...listPackageConditions(meetingPackage),
    ...(note === undefined ? [] : [`备注：${note.replace(/\s/g, " ")}`]),
  ].join("，");
}
