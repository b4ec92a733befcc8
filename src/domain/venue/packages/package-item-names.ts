import type { MeetingPackage, PackageItem, PackageMeal, PackageSpan } from "../meeting-package.ts";

/** Names of how long a package lasts. */
export const packageSpanNames: Readonly<Record<PackageSpan, string>> = {
  halfDay: "半天",
  day: "全天",
  dayWithDinner: "全天含晚餐",
  dayAndNight: "24 小时",
};

/** Names of what a package may include. */
export const packageItemNames: Readonly<Record<PackageItem, string>> = {
  projection: "投影",
  screen: "幕布",
  led: "LED 屏",
  sound: "音响",
  microphones: "话筒",
  lectern: "讲台",
  registrationDesk: "签到台",
  flipChart: "翻纸板",
  whiteboard: "白板",
  paper: "纸笔",
  water: "饮用水",
  wifi: "无线网络",
};

const mealKinds: Readonly<Record<PackageMeal, string>> = {
  buffet: "自助",
  set: "套餐",
  table: "围桌",
  unspecified: "",
};

/** Names a meal as it is served: 自助午餐, 套餐晚餐, 午餐. */
export const formatPackageMeal = (kind: PackageMeal, meal: "午餐" | "晚餐"): string => `${mealKinds[kind]}${meal}`;

const weekdayNames = "一二三四五六日";

/** Formats days of the week, ascending from Monday: 周一至周五, 周六、周日. */
export function formatWeekdays(weekdays: readonly number[]): string {
  const name = (day: number) => `周${weekdayNames[day - 1]}`;
  const [first = 1] = weekdays;
  const last = weekdays.at(-1) ?? first;
  const isRun = weekdays.length > 2 && last - first === weekdays.length - 1;
  return isRun ? `${name(first)}至${name(last)}` : weekdays.map(name).join("、");
}

/** Formats the least and the most people of a package: 50 人起, 30–200 人; undefined if it has neither. */
export function formatPackagePeople({ minimumPeople, maximumPeople }: MeetingPackage): string | undefined {
  if (minimumPeople !== undefined && maximumPeople !== undefined) return `${minimumPeople}–${maximumPeople} 人`;
  if (minimumPeople !== undefined) return `${minimumPeople} 人起`;
  return maximumPeople === undefined ? undefined : `最多 ${maximumPeople} 人`;
}

/** Returns the name of a package that has none of its own. */
export const getDefaultPackageName = (span: PackageSpan): string => `${packageSpanNames[span]}会议包价`;
