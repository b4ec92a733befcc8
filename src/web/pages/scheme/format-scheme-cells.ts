import { getEventTypeName } from "#domain/demand/demand-option.ts";
import { formatNumber } from "#domain/format.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import { chooseSheetScale } from "./choose-sheet-scale.ts";
import type { SchemeData, SchemeInput } from "./loader.ts";

const sheetCount = 2;

/** Formats the cells of a sheet's title block: event, place, date, scale or author, sheet. */
export function formatSchemeCells(
  { setup }: SchemeInput,
  { city, space, day, isDayOpen }: SchemeData,
  sheet: 1 | 2,
): (readonly [label: string, text: string])[] {
  const { block, event, dateOpen, scale, noScale } = schemeZh.sheets;
  return [
    [block.event, event(formatNumber(setup.people), getEventTypeName(setup.eventType) ?? "")],
    [block.place, [city.name, space?.districtName].filter(Boolean).join(" ")],
    [block.date, isDayOpen ? dateOpen(day) : day],
    sheet === 1 ? [block.scale, space ? scale(chooseSheetScale(space.plan.frame)) : noScale] : [block.author, "会址"],
    [block.sheet, `${sheet} / ${sheetCount}`],
  ];
}
