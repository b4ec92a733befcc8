import * as z from "zod/mini";
import { isIsoDay } from "#domain/day.ts";
import { includableLines, priceLines } from "./quote-lines.ts";

/** Lengths and sizes that a quote may have. */
const quoteLimits = {
  items: 12,
  dates: 4,
  note: 200,
  name: 40,
  remarks: 1000,
  yuan: 100_000_000,
  count: 99_999,
};

const day = z.string().check(z.refine(isIsoDay, "日期不对"));
/** Yuan with two decimals at most. */
const yuan = z.number().check(
  z.minimum(0),
  z.maximum(quoteLimits.yuan),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4)),
);
const percent = z.number().check(z.minimum(0), z.maximum(100));
const count = z.int().check(z.minimum(1), z.maximum(quoteLimits.count));
const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const note = z.optional(text(quoteLimits.note));
const name = text(quoteLimits.name);
const listOf = <T extends z.core.$ZodType>(item: T) => z.array(item).check(z.maxLength(quoteLimits.items));

/** `offered`: for its price, or for one that is not named; `included`: in the price of something else; `notOffered` is an answer. */
const status = z.enum(["offered", "included", "notOffered"]);

/** Yuan or percent off where the event reaches a measure: 满 30 间客房，免场租. */
const waiver = z.object({
  when: z.enum(["rooms", "tables", "people", "spend"]),
  least: z.int().check(z.minimum(1), z.maximum(quoteLimits.yuan)),
  percentOff: percent,
});
export type QuoteWaiver = z.output<typeof waiver>;

/** 保底: `billed` in any case, or `price`: below it the price does not hold. Heads or tables, as the price is. */
const minimum = z.object({ kind: z.enum(["billed", "price"]), least: count });

/** All the lines of a quote. What is absent is not answered (未答), which is never 0. Money is yuan. */
export const quoteLinesSchema = z.object({
  /** The state of each date that was named. `held` ends on a day. */
  availability: z.optional(
    z
      .array(z.object({ date: day, state: z.enum(["free", "booked", "held"]), until: z.optional(day) }))
      .check(z.minLength(1), z.maxLength(quoteLimits.dates)),
  ),
  /** A price a head that answers the lines that it includes. */
  package: z.optional(
    z.object({
      perHead: yuan,
      per: z.enum(["event", "day"]),
      includes: z.array(z.enum(includableLines)).check(z.minLength(1), z.maxLength(includableLines.length)),
      minimum: z.optional(minimum),
      note,
    }),
  ),
  hire: z.optional(
    z.object({
      status,
      amount: z.optional(yuan),
      per: z.optional(z.enum(["event", "day", "halfDay"])),
      /** Hours that the price includes. */
      hours: z.optional(z.int().check(z.minimum(1), z.maximum(24))),
      /** Yuan an hour beyond them. */
      overtime: z.optional(yuan),
      waiver: z.optional(waiver),
      /** 最低消费: what meals, tea and rooms must reach in all, else the rest is billed. */
      minimumSpend: z.optional(yuan),
      note,
    }),
  ),
  setup: z.optional(z.object({ status, amount: z.optional(yuan), waiver: z.optional(waiver), note })),
  meals: z.optional(
    z.object({
      status,
      items: z.optional(
        listOf(
          z.object({
            meal: z.enum(["lunch", "dinner"]),
            amount: yuan,
            per: z.enum(["head", "table"]),
            minimum: z.optional(minimum),
          }),
        ),
      ),
      note,
    }),
  ),
  teaBreak: z.optional(
    z.object({
      status,
      amount: z.optional(yuan),
      /** Of one tea break: a head, or for all. */
      per: z.optional(z.enum(["head", "event"])),
      note,
    }),
  ),
  rooms: z.optional(
    z.object({
      status,
      items: z.optional(
        listOf(
          z.object({
            name: z.optional(name),
            amount: yuan,
            per: z.enum(["room", "head"]),
            breakfast: z.optional(z.boolean()),
            /** Rooms a night at this price; absent: all that the demand names. */
            quantity: z.optional(count),
            nights: z.optional(count),
            /** Rooms that the venue holds. */
            held: z.optional(count),
          }),
        ),
      ),
      note,
    }),
  ),
  av: z.optional(
    z.object({
      status,
      included: z.optional(listOf(name)),
      items: z.optional(listOf(z.object({ name, amount: yuan, per: z.enum(["event", "day"]) }))),
      note,
    }),
  ),
  serviceCharge: z.optional(
    z.object({
      status,
      percent: z.optional(percent),
      amount: z.optional(yuan),
      per: z.optional(z.enum(["head", "table"])),
      /** What the percentage is taken of; absent: of all. */
      of: z.optional(z.array(z.enum(priceLines)).check(z.minLength(1), z.maxLength(priceLines.length))),
      /** One percentage for service charge and tax together. */
      withTax: z.optional(z.boolean()),
      note,
    }),
  ),
  tax: z.optional(
    z.object({
      status,
      percent: z.optional(percent),
      of: z.optional(z.array(z.enum([...priceLines, "serviceCharge"])).check(z.minLength(1), z.maxLength(8))),
      /** 专票 or 普票. */
      invoice: z.optional(z.enum(["special", "ordinary"])),
      note,
    }),
  ),
  deposit: z.optional(
    z.object({ status, percent: z.optional(percent), amount: z.optional(yuan), when: z.optional(name), note }),
  ),
  cancellation: z.optional(
    z.object({
      status,
      steps: z.optional(listOf(z.object({ daysBefore: z.int().check(z.minimum(0), z.maximum(365)), percent }))),
      note,
    }),
  ),
  validUntil: z.optional(day),
  remarks: z.optional(text(quoteLimits.remarks)),
});
export type QuoteLines = z.output<typeof quoteLinesSchema>;
