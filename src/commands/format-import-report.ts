import type { Remark, TableReport } from "#server/catalogue/candidate.ts";
import type { CatalogueCheck } from "#server/catalogue/check-catalogue.ts";
import type { ImportReport } from "#server/catalogue/import-catalogue.ts";
import type { Counts } from "#server/store/catalogue-batch.ts";

/** Maximum number of remarks of a kind in the text report, refused rows apart; the other reports have all. */
const maxShownRemarks = 20;

const formatRemark = ({ where, name, column, reason }: Remark): string =>
  `  ${[where, name, column && `“${column}”列`].filter(Boolean).join(" ")}：${reason}`;

function formatRemarks(title: string, remarks: readonly Remark[], maxShown = Infinity): string[] {
  if (remarks.length === 0) return [];
  const more = remarks.length - maxShown;
  const rest = more > 0 ? [`  ……另有 ${more} 处`] : [];
  return [`${title}（${remarks.length}）：`, ...remarks.slice(0, maxShown).map(formatRemark), ...rest];
}

/** Makes one remark of those that say the same of several rows: a guess of the type, a range. */
function groupRemarks(remarks: readonly Remark[]): Remark[] {
  const groups = Map.groupBy(remarks, ({ sheet, column, reason }) => JSON.stringify([sheet, column, reason]));
  return [...groups.values()].map((group) => {
    const [first] = group as [Remark];
    return group.length === 1 ? first : { ...first, reason: `${first.reason}（同样的共 ${group.length} 行）` };
  });
}

function formatTable({ name, kind, withVenues, isPackages, rows, mapped, unknown, hints }: TableReport): string[] {
  const what = isPackages ? "会议包价" : kind === "venue" ? "场地" : withVenues ? "会场（连同场地）" : "会场";
  const columns = mapped.map(({ heading, field }) => (heading === field ? heading : `${heading}→${field}`));
  return [
    `${name ? `工作表“${name}”` : "表格"}：${what} ${rows} 行`,
    `  认得的列：${columns.join("、")}`,
    ...(unknown.length > 0 ? [`  没有收的列：${unknown.join("、")}`] : []),
    ...hints.map((hint) => `  ${hint}`),
  ];
}

const formatCounts = (what: string, { added, changed, unchanged, deleted }: Counts): string =>
  `${what}：新增 ${added}，更新 ${changed}，不变 ${unchanged}，删除 ${deleted}`;

const notDeletedText = "有行没有收下，所以没有删除任何内容：改好后再导入一次。";

/** Formats what was read and what became of it, without the remarks. */
export const formatImportSummary = ({ format, tables, counts, keptForRefused, dryRun }: ImportReport): string[] => [
  `${format}${dryRun ? "（试运行，没有写入）" : ""}`,
  ...tables.flatMap(formatTable),
  ...(keptForRefused ? [notDeletedText] : []),
  formatCounts("场地", counts.venue),
  formatCounts("会场", counts.space),
];

/** Formats the report of an import as lines of text. */
export function formatImportReport({
  format,
  tables,
  refused,
  notes,
  readings,
  skipped,
  counts,
  approximatePositions,
  keptForRefused,
  awaitsConfirmation,
  dryRun,
}: ImportReport): string[] {
  return [
    `${format}${dryRun ? "（试运行，没有写入）" : ""}`,
    ...tables.flatMap(formatTable),
    ...formatRemarks("没有收下的行", refused),
    ...formatRemarks("收下的行里没有收的内容", notes, maxShownRemarks),
    ...formatRemarks("按以下方式理解，请核对", groupRemarks(readings), maxShownRemarks),
    ...formatRemarks("没有读的行和工作表", skipped, maxShownRemarks),
    ...(keptForRefused ? [notDeletedText] : []),
    ...(awaitsConfirmation
      ? ["文件里没有一行内容，所以还没有删除任何内容。确定要照下面的数目删除，请再运行一次并加上 --yes。"]
      : []),
    ...(approximatePositions > 0
      ? [`${approximatePositions} 个场地没有准确坐标，地图上标在所在区的中心，页面写明约略位置。`]
      : []),
    formatCounts("场地", counts.venue),
    formatCounts("会场", counts.space),
  ];
}

/** Formats the result of a check as lines of text. */
export function formatCatalogueCheck({ venues, spaces, problems, doubtful }: CatalogueCheck): string[] {
  return [
    `场地 ${venues} 个，会场 ${spaces} 个`,
    ...formatRemarks("问题", problems),
    ...formatRemarks("标称人数超出会场尺寸所能容纳的人数，页面上已标出", doubtful, maxShownRemarks),
    ...(problems.length === 0 ? ["没有问题。"] : []),
  ];
}
