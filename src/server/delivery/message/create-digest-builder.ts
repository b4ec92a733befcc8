import { getDigestStart } from "#domain/demand/callback/get-digest-day.ts";
import { getCallbackPromise } from "#domain/demand/callback/get-callback-promise.ts";
import { demandStatuses } from "#domain/demand/demand-status.ts";
import { addDays, toChinaMidnight } from "#domain/day.ts";
import { formatNumber } from "#domain/format.ts";
import { digestZh, messageZh } from "#texts/delivery/message.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import type { DeliveryStore, LeasedDelivery } from "../../store/delivery-store.ts";
import type { Fact, Message } from "../channel.ts";
import { formatMoment } from "./format-moment.ts";
import { formatDemandDay } from "#domain/demand/format-demand-dates.ts";

interface DigestSources {
  deliveries: Pick<DeliveryStore, "digestFigures">;
  now: () => Date;
  digestHour: number;
}

type Figures = Awaited<ReturnType<DeliveryStore["digestFigures"]>>;

/** Days whose demands are counted by status. */
const statusDays = 30;
/** References that a line names. */
const maxReferences = 10;

function formatReferences(references: readonly string[]): string {
  if (references.length === 0) return fillTemplate(digestZh.count, { n: 0 });
  const named = references.slice(0, maxReferences).join(digestZh.references);
  return fillTemplate(digestZh.countWith, {
    n: formatNumber(references.length),
    references: references.length > maxReferences ? fillTemplate(digestZh.andMore, { references: named }) : named,
  });
}

const formatStatuses = (counts: ReadonlyMap<string, number>): string =>
  demandStatuses
    .filter(({ id }) => counts.has(id))
    .map(({ id, zh }) => fillTemplate(digestZh.statusValue, { status: zh, n: formatNumber(counts.get(id) ?? 0) }))
    .join(messageZh.separator);

function listFacts(figures: Figures, overdue: readonly string[], from: string): Fact[] {
  const facts = [
    { label: digestZh.added, value: fillTemplate(digestZh.addedValue, { n: formatNumber(figures.added), from }) },
    { label: digestZh.overdue, value: formatReferences(overdue) },
    { label: digestZh.waiting, value: fillTemplate(digestZh.count, { n: formatNumber(figures.waiting.length) }) },
    {
      label: fillTemplate(digestZh.byStatus, { days: statusDays }),
      value: formatStatuses(figures.byStatus) || fillTemplate(digestZh.count, { n: 0 }),
    },
    {
      label: digestZh.failures,
      value: fillTemplate(digestZh.failuresValue, {
        dead: formatNumber(figures.dead),
        waiting: formatNumber(figures.failing),
      }),
    },
  ];
  return facts;
}

/** Creates the builder of the daily digest: counts and references, no personal data. */
export const createDigestBuilder =
  ({ deliveries, now, digestHour }: DigestSources) =>
  async ({ outboxId, event, subjectId: day, createdAt: writtenAt }: LeasedDelivery): Promise<Message> => {
    const moment = now();
    const from = getDigestStart(day, digestHour);
    const statusesSince = toChinaMidnight(addDays(day, -statusDays)).toISOString();
    const figures = await deliveries.digestFigures({ addedSince: from.toISOString(), statusesSince });
    const overdue = figures.waiting
      .filter(({ createdAt }) => getCallbackPromise(new Date(createdAt)).by < moment)
      .map(({ reference }) => reference);
    const notes = [overdue.length > 0 ? digestZh.overdueNote : "", figures.dead > 0 ? digestZh.failuresNote : ""];
    return {
      id: outboxId,
      event,
      reference: "",
      writtenAt,
      title: `${messageZh.titles.digest} ${formatDemandDay(day)}`,
      facts: listFacts(figures, overdue, formatMoment(from, moment)),
      note: notes.filter(Boolean).join(" "),
    };
  };
