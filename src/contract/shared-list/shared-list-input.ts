import { z } from "zod";
import { isIsoDay } from "#domain/day.ts";
import { isVisible } from "#domain/demand/field-rules.ts";
import { demandLimits, sharedListLimits } from "#domain/limits.ts";
import { opinionMarks } from "#domain/shared-list/shared-list.ts";
import { isShareSecret, parseShareCode } from "#domain/shared-list/parse-share-code.ts";
import { id, integerWithin, layoutKey } from "../endpoint.ts";

/** Creates the schema of a text of one line: white space as single blanks, no control characters; one that shows nothing is absent. */
const line = (most: number) =>
  z
    .string()
    .transform((text) => (isVisible(text) ? text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim() : undefined))
    .pipe(z.string().max(most).optional());

export const shareCode = z.string().refine((text) => parseShareCode(text) === text, "格式不对");
export const shareSecret = z.string().refine(isShareSecret, "格式不对");

const sharedEvent = z.object({
  cityName: line(20).optional(),
  people: integerWithin({ least: 1, most: demandLimits.people }).optional(),
  layout: layoutKey.optional(),
  dates: z.array(z.string().refine(isIsoDay, "格式不对")).max(sharedListLimits.dates).optional(),
  days: integerWithin({ least: 1, most: demandLimits.days }).optional(),
});

/** A list as its owner's device sends it; a space stands in it once. */
export const sharedListInput = z.object({
  title: line(sharedListLimits.title).optional(),
  sharedBy: line(sharedListLimits.sharedBy).optional(),
  event: sharedEvent.default({}),
  items: z
    .array(z.object({ siteId: id, spaceCode: id, note: line(sharedListLimits.note).optional() }))
    .min(1)
    .max(sharedListLimits.items)
    .refine((items) => new Set(items.map(({ spaceCode }) => spaceCode)).size === items.length, "会场重复"),
});

export const opinionMark = z.enum(opinionMarks);

/** What a colleague thinks: at least one mark or a line. */
export const opinion = z
  .object({
    surname: line(sharedListLimits.surname).refine((name) => name !== undefined, "请填写您的姓"),
    marks: z.record(id, opinionMark).refine((marks) => Object.keys(marks).length <= sharedListLimits.items, "太多"),
    remark: line(sharedListLimits.remark).optional(),
  })
  .refine(({ marks, remark }) => remark !== undefined || Object.keys(marks).length > 0, "请至少写一格或一句话");
