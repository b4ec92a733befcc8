import type { MeetingPackage, PackageSpan } from "#domain/venue/meeting-package.ts";
import { CellError, type ReportReading } from "../cells/cell.ts";
import { type CellType, count, writeUnchanged } from "../cells/cell-type.ts";
import { yuan } from "../cells/yuan.ts";
import type { Column } from "../column.ts";
import { getDefaultPackageName } from "#domain/venue/packages/package-item-names.ts";
import { readPackageText, splitPackageTexts } from "./read-package-text.ts";

const ignore: ReportReading = () => undefined;

/** Reads one package and reports what of its text no field holds. @throws CellError if it is none */
function readPackage(text: string, report: ReportReading, span?: PackageSpan): MeetingPackage {
  const reading = readPackageText(text, span);
  if ("refusal" in reading) throw new CellError(`“${text}”${reading.refusal}`);
  if (reading.unread.length > 0) report(`里未识别“${reading.unread.join("、")}”，写进了备注`);
  for (const remark of reading.readings) report(`：${remark}`);
  return reading.meetingPackage;
}

/** Packages as a text, one or several in a cell. */
const packageTexts: CellType = {
  read: (cell, report = ignore) => splitPackageTexts(cell).map((text) => readPackage(text, report)),
  write: writeUnchanged,
};

const perHead = yuan("位", "人", "客", "天", "日");

/** A package under a heading that gives its span: a price, or a price with what it includes. */
function packageOfSpan(span: PackageSpan): CellType {
  return {
    read: (cell, report = ignore) => {
      if (!("refusal" in readPackageText(cell, span))) return readPackage(cell, report, span);
      // What the column is for makes of a bare price one a head.
      const price = perHead.read(cell, report);
      return price === undefined ? undefined : { name: getDefaultPackageName(span), span, price };
    },
    write: writeUnchanged,
  };
}

const spanNames: Readonly<Record<PackageSpan, readonly [string, ...string[]]>> = {
  halfDay: ["半天包价", "半天会议包价", "半天套餐", "半天会议套餐", "半日包价", "半天餐包", "half day package"],
  day: [
    "全天包价",
    "全天会议包价",
    "全天套餐",
    "全天会议套餐",
    "全日包价",
    "全天餐包",
    "full day package",
    "day package",
  ],
  dayWithDinner: ["全天含晚餐包价", "全天含晚餐会议包价", "全天加晚餐包价", "全天加晚宴包价", "全天含晚宴包价"],
  dayAndNight: ["24小时包价", "24小时会议包价", "24小时套餐", "24小时会议套餐", "住会包价", "24 hour package"],
};

/** Columns of packages in a table of venues or spaces; an import takes all, an export has the text only. */
export const packageColumns: readonly Column[] = [
  { path: "$packages", names: ["会议包价", "会议套餐", "会议套餐价", "meeting packages"], type: packageTexts },
  ...Object.entries(spanNames).map(
    ([span, names]): Column => ({
      path: `$package.${span}`,
      names,
      type: packageOfSpan(span as PackageSpan),
      importOnly: true,
    }),
  ),
  {
    path: "$packageMinimum",
    names: ["包价起订人数", "起订人数", "套餐起订人数", "会议包价起订人数", "保底人数"],
    type: count,
    importOnly: true,
  },
];
