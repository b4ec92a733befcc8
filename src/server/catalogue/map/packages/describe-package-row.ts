import { parseYesNo } from "../cells/cell-type.ts";
import type { PackageField } from "./to-package-fields.ts";

const meals = { breakfast: "早餐", lunch: "午餐", dinner: "晚餐" } as const;
const has = (text: string): boolean | undefined =>
  text === "含" || text === "包含" ? true : text === "不含" ? false : parseYesNo(text);

function describeMeal(meal: string, text: string): string {
  const yes = has(text);
  if (yes !== undefined) return `${yes ? "含" : "不含"}${meal}`;
  return text.includes(meal) || text.includes("晚宴") ? text : `${text}${meal}`;
}

function describeTeaBreaks(text: string): string {
  if (/^\d{1,2}$/.test(text)) return text === "0" ? "不含茶歇" : `${text}次茶歇`;
  const yes = has(text);
  if (yes !== undefined) return `${yes ? "含" : "不含"}茶歇`;
  return text.includes("茶歇") ? text : `${text}茶歇`;
}

/** Adds what a heading says of a bare figure. */
const withUnit = (text: string, before: string, after: string): string =>
  /^[\d,.]+$/.test(text) ? `${before}${text}${after}` : text;

const describe: Readonly<Record<Exclude<PackageField, "venue" | "name" | "price" | "note">, (text: string) => string>> =
  {
    span: (text) => text,
    teaBreaks: describeTeaBreaks,
    breakfast: (text) => describeMeal(meals.breakfast, text),
    lunch: (text) => describeMeal(meals.lunch, text),
    dinner: (text) => describeMeal(meals.dinner, text),
    included: (text) => (has(text) === undefined ? `含${text}` : ""),
    excluded: (text) => `不含${text}`,
    minimum: (text) => (/^\d+ ?[人位]?$/.test(text) ? `${text.replace(/\D/g, "")}人起` : text),
    maximum: (text) => (/^\d+ ?[人位]?$/.test(text) ? `最多${text.replace(/\D/g, "")}人` : text),
    dates: (text) => text,
    conditions: (text) => withUnit(text, "另加", "%"),
  };

/**
 * Describes a row of a table of packages as the text of one package, so that a row and a text are read by the same rules. Parts are
 * separated by semicolons: what one cell excludes says nothing of the next.
 */
export function describePackageRow(cells: ReadonlyMap<PackageField, readonly string[]>): string {
  const get = (field: PackageField) => cells.get(field)?.[0] ?? "";
  const price = withUnit(get("price").replace(/[元块]$/, ""), "", "元/位");
  const parts = [...cells].flatMap(([field, texts]) =>
    field === "venue" || field === "name" || field === "price" || field === "note" ? [] : texts.map(describe[field]),
  );
  const name = get("name").replace(/[「」]/g, "");
  return [
    `${name === "" ? "" : `「${name}」`}${price}`,
    ...parts,
    ...(get("note") === "" ? [] : [`备注：${get("note")}`]),
  ]
    .filter((part) => part !== "")
    .join("；");
}
