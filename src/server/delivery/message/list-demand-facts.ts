import { toChinaDay } from "#domain/day.ts";
import { formatCallingNumber } from "#domain/demand/phone/calling-countries.ts";
import {
  formatBudgetOfKind,
  getContactOptionName,
  getEventTypeName,
  getNeedName,
} from "#domain/demand/demand-option.ts";
import { demandKinds, demandStatuses } from "#domain/demand/demand-status.ts";
import { formatDemandDates } from "#domain/demand/format-demand-dates.ts";
import { getLayoutName } from "#domain/demand/list-demand-slots.ts";
import { formatNumber, formatPeople } from "#domain/format.ts";
import { layouts } from "#domain/space/layouts.ts";
import { messageZh } from "#texts/delivery/message.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import type { Fact } from "../channel.ts";
import { cleanText, toOneLine } from "./clean-text.ts";
import type { DescribedDemand } from "./described-demand.ts";
import { formatMoment } from "./format-moment.ts";
import { type BodyReader, readBody } from "./read-body.ts";

type Label = keyof typeof messageZh.labels;
type Row = readonly [label: Label, value: string | undefined];

const toFacts = (rows: readonly Row[]): Fact[] =>
  rows.flatMap(([label, value]) => (value ? { label: messageZh.labels[label], value } : []));

const nameOf = (options: readonly { id: string; zh: string }[], id: string): string =>
  options.find((option) => option.id === id)?.zh ?? id;

const joinNames = (places: readonly { name: string }[]) =>
  toOneLine(places.map(({ name }) => name).join(messageZh.separator));

/** Who to call. */
function listContact(read: BodyReader): Row[] {
  const mobile = toOneLine(read.text("mobile"));
  return [
    ["name", toOneLine(read.text("name"))],
    ["mobile", formatCallingNumber(mobile) ?? mobile],
    ["phone", toOneLine(read.text("phone"))],
    ["company", toOneLine(read.text("company"))],
    ["email", toOneLine(read.text("email"))],
    ["contactBy", getContactOptionName(read.text("contactBy"))],
  ];
}

const formatCount = (count: number | undefined, template: string) =>
  count === undefined ? undefined : fillTemplate(template, { n: formatNumber(count) });

/** The budget with its kind, and whether venues may be told it: who asks them must know. */
function formatBudgetFact(read: BodyReader): string | undefined {
  const budget = Number(read.text("budget"));
  if (!(budget > 0)) return undefined;
  const amount = formatBudgetOfKind(budget, read.text("budgetKind"));
  return fillTemplate(read.flag("shareBudget") ? messageZh.sharedBudget : messageZh.privateBudget, { amount });
}

/** What the event is. */
function listEvent({ cityName, stored, venues, spaces }: DescribedDemand, read: BodyReader, now: Date): Row[] {
  const layout = layouts.find(({ key }) => key === read.text("layout"));
  const people = read.number("people");
  const dates = {
    startDate: read.text("startDate"),
    endDate: read.text("endDate"),
    dateFlexible: read.flag("dateFlexible"),
    alternativeDates: read.list("alternativeDates"),
  };
  return [
    ["city", cityName ?? stored.cityCode],
    ["eventType", getEventTypeName(read.text("eventType")) ?? toOneLine(read.text("eventType"))],
    ["dates", formatDemandDates(dates, "zh", toChinaDay(now))],
    ["days", formatCount(read.number("days"), messageZh.days)],
    ["people", people === undefined ? undefined : formatPeople(people)],
    ["layout", layout && getLayoutName(layout.key)],
    ["budget", formatBudgetFact(read)],
    ["guestRooms", formatCount(read.number("guestRooms"), messageZh.rooms)],
    [
      "needs",
      toOneLine(
        read
          .list("needs")
          .map((need) => getNeedName(need) ?? need)
          .join(messageZh.separator),
      ),
    ],
    ["venues", joinNames(venues)],
    ["spaces", joinNames(spaces)],
  ];
}

/** Where the demand comes from. */
const listOrigin = ({ stored }: DescribedDemand, read: BodyReader, now: Date): Row[] => [
  ["locale", read.text("locale") === "en" ? messageZh.english : undefined],
  ["kind", nameOf(demandKinds, stored.kind)],
  ["pageFrom", toOneLine(read.text("pageFrom"))],
  ["createdAt", formatMoment(new Date(stored.createdAt), now)],
];

/** What a message has beside its demand: whether the demand was sent before, a remark, the venue whose quote it tells of. */
interface MessageFacts {
  brief?: boolean;
  remark?: string | undefined;
  quoteVenue?: string | undefined;
}

/**
 * Lists what an adviser needs of a demand: reference, whom to call, the event, remarks, origin. An erased demand is its
 * reference, kind and time. `brief` leaves out what was sent with an earlier message.
 */
export function listDemandFacts(
  demand: DescribedDemand,
  now: Date,
  { brief = false, remark, quoteVenue }: MessageFacts = {},
): Fact[] {
  const { stored } = demand;
  const isErased = stored.erasedAt !== "";
  const read = readBody(isErased ? {} : stored.body);
  const reference: Row = ["reference", stored.reference];
  const status: Row = ["status", stored.status === "new" ? undefined : nameOf(demandStatuses, stored.status)];
  if (isErased) return toFacts([reference, status, ...listOrigin(demand, read, now)]);
  const added: Row = ["remark", remark && cleanText(remark)];
  const venue: Row = ["quoteVenue", quoteVenue && toOneLine(quoteVenue)];
  if (brief) return toFacts([reference, status, venue, ...listContact(read).slice(0, 3), added]);
  return toFacts([
    reference,
    status,
    ...listContact(read),
    ...listEvent(demand, read, now),
    added,
    ["remarks", cleanText(read.text("remarks"))],
    ...listOrigin(demand, read, now),
  ]);
}
