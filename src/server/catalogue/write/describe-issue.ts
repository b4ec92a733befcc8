import type { z } from "zod";
import { spaceColumns } from "../map/space-columns.ts";
import { venueColumns } from "../map/venue-columns.ts";

/** Chinese names of the parts of a package, which have no columns of their own in an export. */
const packageLabels = {
  name: "名称",
  span: "时段",
  price: "价格",
  hours: "时长",
  teaBreaks: "茶歇次数",
  lunch: "午餐",
  dinner: "晚餐",
  items: "所含",
  excludedItems: "不含",
  minimumPeople: "起订人数",
  maximumPeople: "最多人数",
  weekdays: "适用的星期",
  validFrom: "起始日",
  validUntil: "截止日",
  surcharge: "加收比例",
  note: "备注",
};

/** Chinese names of the fields by path: the headings of an export. */
const labelByPath = new Map([
  ...[...venueColumns, ...spaceColumns, { path: "venueId", names: ["场地编号"] as const }].map(
    ({ path, names }) => [path.replace(/^\$/, ""), names[0]] as const,
  ),
  ["packages", "会议包价"] as const,
  ...Object.entries(packageLabels).map(([key, label]) => [`packages.${key}`, `会议包价${label}`] as const),
]);

/** Returns the Chinese name of a field, or that of the field around it. */
export function labelField(fullPath: readonly PropertyKey[]): string {
  // Positions in a list have no names.
  const path = fullPath.filter((key) => typeof key !== "number");
  for (let depth = path.length; depth > 0; depth--) {
    const label = labelByPath.get(path.slice(0, depth).join("."));
    if (label) return label;
  }
  return path.length > 0 ? `字段 ${String(path[0])}` : "";
}

/** How catalogues are parsed: a message in Chinese is one of our own, whatever language the library speaks in this process. */
export const catalogueParsing = { reportInput: true, error: () => "invalid" };

/** Describes in Chinese what is wrong with a value; of an issue that was found with `catalogueParsing`. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "too_small":
      return issue.origin === "string"
        ? "没有填"
        : issue.inclusive
          ? `小于 ${issue.minimum}`
          : `要大于 ${issue.minimum}`;
    case "too_big":
      return issue.origin === "number" ? `大于 ${issue.maximum}` : `太长（最多 ${issue.maximum}）`;
    case "invalid_type":
      if (issue.message && /[\u4E00-\u9FFF]/.test(issue.message)) return issue.message;
      return issue.input === undefined ? "没有填" : issue.expected === "int" ? "不是整数" : "格式不对";
    case "unrecognized_keys":
      return `有不认识的字段 ${issue.keys.join("、")}`;
    default:
      // Messages of our own are Chinese; those of the library are not.
      return /[\u4E00-\u9FFF]/.test(issue.message) ? issue.message : "格式不对";
  }
}

/** Formats the issues of a validation error in one line. */
export const formatZodError = (error: z.ZodError): string =>
  error.issues.map((issue) => [labelField(issue.path), describeIssue(issue)].filter(Boolean).join("：")).join("；");
