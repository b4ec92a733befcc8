import { formatArea, formatMetres, formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import type { SpecRow } from "#web/ui/list/spec-sheet.tsx";
import type { OpenedCase } from "../page.tsx";

const { specs, units } = casesZh;

/** Joins a figure of the earlier setup and the present one: 2.7 → 4.1; one of them where they are equal. */
const joinFigures = (before: string | undefined, now: string): string =>
  before === undefined || before === now ? now : `${before} → ${now}`;

/** Builds the figures of a case: people, layout, days, and those of its space, earlier ones before an arrow. */
export function buildCaseSpecs({ attendees, layout, days, current, earlier }: OpenedCase): SpecRow[] {
  const area = current && current.length * current.width;
  const earlierArea = earlier && earlier.length * earlier.width;
  const earlierPeople = earlier?.seated?.people;
  const earlierLayout = earlier?.seated && getLayoutByKey(earlier.seated.layout).name;
  const rows: (SpecRow | false | undefined | 0)[] = [
    attendees && {
      label: specs.people,
      value: joinFigures(earlierPeople ? formatNumber(earlierPeople) : undefined, formatNumber(attendees)),
      unit: units.people,
    },
    layout && { label: specs.layout, value: joinFigures(earlierLayout, getLayoutByKey(layout).name) },
    days && { label: specs.days, value: formatNumber(days), unit: units.days },
    area && {
      label: specs.area,
      value: joinFigures(earlierArea ? formatArea(earlierArea) : undefined, formatArea(area)),
      unit: units.area,
    },
    area &&
      attendees && {
        label: specs.each,
        value: joinFigures(
          earlierArea && earlierPeople ? formatMetres(earlierArea / earlierPeople) : undefined,
          formatMetres(area / attendees),
        ),
        unit: units.each,
      },
    current?.seated && {
      label: specs.lastRow,
      value: joinFigures(earlier?.seated && formatMetres(earlier.seated.lastRow), formatMetres(current.seated.lastRow)),
      unit: units.metres,
    },
  ];
  return rows.filter((row): row is SpecRow => Boolean(row));
}
