import type { Availability } from "../bookings/get-availability.ts";
import { addDays } from "../day.ts";
import {
  formatArea,
  formatDate,
  formatDateYear,
  formatMetres,
  formatNumber,
  formatPeople,
  formatSizeShort,
} from "../format.ts";
import { estimateValidDays } from "../limits.ts";
import { listCities } from "../selection/format-selection-title.ts";
import { getLayoutByKey, type LayoutKey } from "../space/layouts.ts";
import type { ProposalSheet } from "./list-sheets.ts";

/** What the words of the sheets are made of. */
export interface ProposalSubject {
  event: { people?: number | undefined; layout: LayoutKey; days: number; budget?: number | undefined };
  spaces: readonly {
    space: { name: string };
    venue: { name: string; cityName: string };
    availability?: Pick<Availability, "state"> | undefined;
  }[];
  recommendation?: { index: number; alike?: readonly number[] | undefined; text: string } | undefined;
  /** Whom to ask, as far as the operator has configured it. */
  contact?: { adviser?: string | undefined; hotline?: string | undefined } | undefined;
  /** ISO day in China: the date on the sheets. */
  today: string;
}

/** The texts of the sheets; figures are passed formatted. */
export interface SheetTexts {
  cover: string;
  comparison: string;
  continued: (name: string) => string;
  scale: (scale: number) => string;
  block: Record<"city" | "scale", string>;
  coverPeople: (people: string, layout: string) => string;
  coverDays: (days: number) => string;
  coverSpaces: (count: number) => string;
  recommend: (number: number, name: string) => string;
  recommendAlike: (numbers: string) => string;
  noRecommendation: string;
  noRecommendationText: string;
  noRecommendationBooked: string;
  recommendNoPeople: string;
  planCaption: (scale: number, metres: string) => string;
  sizes: (size: string, area: string) => string;
  differs: string;
  heads: Record<"item", string>;
  perHead: (yuan: string) => string;
  without: (count: number) => string;
  notes: {
    budget: (yuan: string) => string;
    validity: (from: string, days: number, until: string) => string;
    contact: (who: string) => string;
    adviser: (name: string) => string;
    hotline: (number: string) => string;
  };
  overBudget: (yuan: string) => string;
  rendered: string;
}

/** Returns the name of a sheet, as its title block and the list of sheets say it. */
export function getSheetName(
  sheet: ProposalSheet,
  { spaces }: Pick<ProposalSubject, "spaces">,
  texts: Pick<SheetTexts, "cover" | "comparison" | "continued">,
): string {
  if (sheet.kind === "cover") return texts.cover;
  if (sheet.kind === "comparison") return texts.comparison;
  const { space } = spaces[sheet.index]!;
  return sheet.kind === "space" ? space.name : texts.continued(space.name);
}

/** Returns the second cell of a title block: the scale of its plans, else the city. */
export function getSheetCell(
  sheet: ProposalSheet,
  { spaces }: Pick<ProposalSubject, "spaces">,
  { block, scale }: Pick<SheetTexts, "block" | "scale">,
): readonly [label: string, text: string] {
  if (sheet.kind === "comparison") return [block.scale, scale(sheet.scale)];
  if (sheet.kind === "space" && sheet.layout.scale) return [block.scale, scale(sheet.layout.scale)];
  return [block.city, listCities(sheet.kind === "cover" ? spaces : [spaces[sheet.index]!])];
}

/** Puts the event and the number of spaces into one line; what is not stated is left out. `date` is an ISO day. */
export function formatCoverLine(
  { event, spaces, today }: ProposalSubject,
  date: string | undefined,
  texts: Pick<SheetTexts, "coverPeople" | "coverDays" | "coverSpaces">,
): string {
  const layout = getLayoutByKey(event.layout).name;
  return [
    date && formatDate(date, today),
    event.people ? texts.coverPeople(formatNumber(event.people), layout) : layout,
    event.days > 1 && texts.coverDays(event.days),
    listCities(spaces),
    texts.coverSpaces(spaces.length),
  ]
    .filter(Boolean)
    .join("，");
}

/** Says which space is recommended and why, or why none is. */
export function describeRecommendation(
  { spaces, recommendation, event }: ProposalSubject,
  texts: Pick<
    SheetTexts,
    | "recommend"
    | "recommendAlike"
    | "noRecommendation"
    | "noRecommendationText"
    | "noRecommendationBooked"
    | "recommendNoPeople"
  >,
): { title: string; text: string } {
  const proposed = recommendation && spaces[recommendation.index];
  if (!proposed) {
    const isAnyBooked = spaces.some(({ availability }) => availability?.state === "booked");
    const reason = isAnyBooked ? texts.noRecommendationBooked : texts.noRecommendationText;
    return { title: texts.noRecommendation, text: event.people ? reason : texts.recommendNoPeople };
  }
  const { alike, text } = recommendation;
  if (alike) return { title: texts.recommendAlike(alike.map((at) => at + 1).join("、")), text };
  const { venue, space } = proposed;
  return { title: texts.recommend(recommendation.index + 1, `${venue.name} ${space.name}`), text };
}

/** Returns whether a space is the recommended one, or one of several that are as good. */
export const isRecommended = ({ recommendation }: Pick<ProposalSubject, "recommendation">, index: number): boolean =>
  recommendation?.alike?.includes(index) ?? recommendation?.index === index;

/** Returns the sentences at the foot of the cover: the budget, until when the estimates are to be read, and whom to ask. */
export function listCoverNotes(
  { event, contact, today }: Pick<ProposalSubject, "event" | "contact" | "today">,
  { notes }: Pick<SheetTexts, "notes">,
): string[] {
  const { adviser, hotline } = contact ?? {};
  const who = [adviser && notes.adviser(adviser), hotline && notes.hotline(hotline)].filter(Boolean).join("，");
  return [
    event.budget && notes.budget(formatNumber(event.budget)),
    notes.validity(formatDateYear(today), estimateValidDays, formatDateYear(addDays(today, estimateValidDays))),
    who && notes.contact(who),
  ].filter((note): note is string => Boolean(note));
}

/** Says by how much an estimate exceeds the budget; undefined where it does not, or there is none. */
export const formatOverBudget = (
  { budget }: ProposalSubject["event"],
  total: number | undefined,
  { overBudget }: Pick<SheetTexts, "overBudget">,
): string | undefined =>
  budget !== undefined && total !== undefined && total > budget ? overBudget(formatNumber(total - budget)) : undefined;

/** Returns what is said at the end of a picture's caption: that it shows another layout, that it is rendered. */
export const formatPictureMark = (
  {
    picture,
    pictureNote,
  }: { picture?: { rendered?: boolean | undefined } | undefined; pictureNote?: string | undefined },
  { rendered }: Pick<SheetTexts, "rendered">,
): string => [pictureNote, picture?.rendered && rendered].filter(Boolean).join("，");

/** Names the rows of the comparison: what differs, unless one that does not is worth a row. */
export const getRowsHead = (
  rows: readonly { isSame: boolean }[],
  { differs, heads }: Pick<SheetTexts, "differs" | "heads">,
): string => (rows.some(({ isSame }) => isSame) ? heads.item : differs);

/** Puts the event of an estimate into words: date, days, people. */
export const formatEstimateEvent = (
  { event, today }: Pick<ProposalSubject, "event" | "today">,
  date: string | undefined,
  texts: Pick<SheetTexts, "coverDays">,
): string =>
  [date && formatDate(date, today), texts.coverDays(event.days), event.people && formatPeople(event.people)]
    .filter(Boolean)
    .join("，");

/** Says how a plan is measured on paper, and how many sit. */
export const formatPlanCaption = (
  scale: number,
  planNote: string | undefined,
  { planCaption }: Pick<SheetTexts, "planCaption">,
): string => [planCaption(scale, formatMetres(scale / 100)), planNote].filter(Boolean).join("。");

/** Formats the sides and the area of a space; the area is that of its sides where it is not published. */
export const formatSides = (
  { length, width }: { length: number; width: number },
  area: number | undefined,
  { sizes }: Pick<SheetTexts, "sizes">,
): string => sizes(formatSizeShort(length, width), formatArea(area ?? length * width));

/** Formats what stands beside the sum of an estimate: the sum a head, and how many lines are not in it. */
export const formatSumNote = (
  { perHead, missing }: { perHead: number; missing: number },
  texts: Pick<SheetTexts, "perHead" | "without">,
): string => [texts.perHead(formatNumber(perHead)), missing > 0 && texts.without(missing)].filter(Boolean).join("，");
