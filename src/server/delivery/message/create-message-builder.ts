import { getCallbackPromise } from "#domain/demand/callback/get-callback-promise.ts";
import { getEventTypeName } from "#domain/demand/demand-option.ts";
import { formatPeople } from "#domain/format.ts";
import { messageZh } from "#texts/delivery/message.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import type { CatalogueStore } from "../../store/catalogue-store.ts";
import type { DeliveryStore, LeasedDelivery } from "../../store/delivery-store.ts";
import type { DemandStore, StoredDemand } from "../../store/demand-store.ts";
import type { QuoteStore } from "../../store/quote-store.ts";
import type { Message } from "../channel.ts";
import { toOneLine } from "./clean-text.ts";
import { createDigestBuilder } from "./create-digest-builder.ts";
import type { DescribedDemand } from "./described-demand.ts";
import { formatMoment } from "./format-moment.ts";
import { listDemandFacts } from "./list-demand-facts.ts";
import { readBody } from "./read-body.ts";

export interface MessageSources {
  demands: Pick<DemandStore, "byReference">;
  catalogue: Pick<CatalogueStore, "venuesByIds" | "spacesByIds">;
  quotes: Pick<QuoteStore, "venueOfStep">;
  deliveries: Pick<DeliveryStore, "historyNote" | "digestFigures">;
  /** Returns the city with a code; undefined if there is none. */
  findCity: (code: string) => { name: string; nameEn: string } | undefined;
  now: () => Date;
  /** Hour of a working day, in China, at which the digest is written. */
  digestHour: number;
  /** Minutes of working time after which a reminder is written. */
  reminderMinutes: number;
}

/** Events whose demand was sent in full before. */
const briefEvents = [
  "remark",
  "withdrawn",
  "erased",
  "quoteAnswered",
  "quoteDeclined",
  "quoteWithdrawn",
  "quoteChosen",
];

async function describeDemand({ catalogue, findCity }: MessageSources, stored: StoredDemand): Promise<DescribedDemand> {
  const read = readBody(stored.erasedAt === "" ? stored.body : {});
  const [venues, spaces] = await Promise.all([
    catalogue.venuesByIds([...new Set(read.list("siteIds"))]),
    catalogue.spacesByIds([...new Set(read.list("spaceCodes"))]),
  ]);
  const venuesOfSpaces = await catalogue.venuesByIds([...new Set(spaces.map(({ venueId }) => venueId))]);
  const venueNames = new Map(venuesOfSpaces.map(({ id, name }) => [id, name]));
  const city = findCity(stored.cityCode);
  return {
    stored,
    callBy: getCallbackPromise(new Date(stored.createdAt)).by.toISOString(),
    cityName: city?.name,
    cityNameEn: city?.nameEn,
    venues: venues.map(({ id, name, nameEn }) => ({ id, name, nameEn })),
    spaces: spaces.map(({ id, name, venueId }) => ({
      id,
      name: [venueNames.get(venueId), name].filter(Boolean).join(" "),
    })),
  };
}

/** Formats what happened, on one line: 新需求 HZ-1：北京，培训，200 人. */
function formatTitle(event: string, { stored, cityName }: DescribedDemand): string {
  const read = readBody(stored.erasedAt === "" ? stored.body : {});
  const people = read.number("people");
  const about = stored.erasedAt
    ? []
    : [cityName, getEventTypeName(read.text("eventType")), people === undefined ? "" : formatPeople(people)];
  const title = [messageZh.titles[event] ?? event, stored.reference].join(" ");
  return toOneLine([title, about.filter(Boolean).join("，")].filter(Boolean).join("："));
}

/** Returns what is to be done. A demand that was withdrawn or erased before its message went out is not to be called. */
function formatNote(event: string, demand: DescribedDemand, now: Date, minutes: number): string {
  const { stored, callBy } = demand;
  const callsFor = event === "created" || event === "restored" || event === "reminder";
  if (callsFor && stored.erasedAt !== "") return messageZh.erased;
  if (callsFor && stored.status === "withdrawn") return messageZh.withdrawn;
  const isOverdue = event === "created" && stored.status === "new" && new Date(callBy) < now;
  const contactNote = callsFor ? messageZh.contactNotes[readBody(stored.body).text("contactBy")] : undefined;
  return fillTemplate(contactNote ?? messageZh.notes[isOverdue ? "overdue" : event] ?? "", {
    time: formatMoment(new Date(callBy), now),
    minutes,
    reference: stored.reference,
  });
}

/** Returns the name of the venue whose step a message tells of; undefined where it is about no venue. */
async function findQuoteVenue({ quotes, catalogue }: MessageSources, { event, subjectId }: LeasedDelivery) {
  if (!event.startsWith("quote")) return undefined;
  const venueId = await quotes.venueOfStep(subjectId);
  if (venueId === undefined) return undefined;
  const [venue] = await catalogue.venuesByIds([venueId]);
  return venue?.name ?? venueId;
}

/**
 * Creates the builder of messages, which reads the store at each delivery. It returns undefined if there is no such demand
 * any more.
 */
export function createMessageBuilder(sources: MessageSources) {
  const buildDigest = createDigestBuilder(sources);
  return async (leased: LeasedDelivery): Promise<Message | undefined> => {
    const { outboxId: id, event, reference, createdAt: writtenAt } = leased;
    if (event === "digest") return buildDigest(leased);
    const stored = await sources.demands.byReference(reference);
    if (!stored) return undefined;
    const now = sources.now();
    const demand = await describeDemand(sources, stored);
    const remark =
      event === "remark" && stored.erasedAt === ""
        ? (await sources.deliveries.historyNote(leased.subjectId)) || messageZh.remarkErased
        : undefined;
    return {
      id,
      event,
      reference,
      writtenAt,
      title: formatTitle(event, demand),
      facts: listDemandFacts(demand, now, {
        brief: briefEvents.includes(event),
        remark,
        quoteVenue: await findQuoteVenue(sources, leased),
      }),
      note: formatNote(event, demand, now, sources.reminderMinutes),
      demand,
      remark,
    };
  };
}
